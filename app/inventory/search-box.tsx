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
  const [draft, setDraft] = useState<string | null>(null);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => {
      setDraft(null);
      onSearch(draft);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [draft, onSearch]);
  return (
    <TextField
      id="filter-search"
      name="search"
      type="search"
      label={words.searchLabel}
      value={draft ?? search}
      onChange={setDraft}
    />
  );
}
