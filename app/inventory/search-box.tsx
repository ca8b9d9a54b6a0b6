import { useEffect, useState } from "react";
import { filters as words } from "#content/pages/words/inventory.ts";
import { TextField } from "#app/ui/fields.tsx";

/** Long enough to type the next letter, short enough to feel immediate. */
const typingPauseMs = 150;

interface SearchBoxProps {
  search: string;
  onSearch: (search: string) => void;
}

/**
 * The box has its letters to itself until the visitor pauses: a letter renders nothing else, however
 * long the list is. By hand, since no installed package debounces and one would weigh more.
 */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  // What was sent comes back as the search a little later, and letters may have followed meanwhile.
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      onSearch(text);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, sent, onSearch]);
  return (
    <TextField
      id="filter-search"
      name="search"
      type="search"
      label={words.searchLabel}
      value={text}
      onChange={setText}
    />
  );
}
