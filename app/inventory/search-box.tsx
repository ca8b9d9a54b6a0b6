import { useEffect, useRef } from "react";
import { filters as words } from "#content/pages/words/inventory.ts";

/** Long enough to type the next letter, short enough to feel immediate. */
const typingPauseMs = 150;

interface SearchBoxProps {
  search: string;
  onSearch: (search: string) => void;
}

/**
 * The letters are the browser's alone until the visitor pauses: React renders nothing for them, however
 * long the list is. By hand, since no installed package debounces and one would weigh more.
 */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // What was sent comes back as the search, one after the other and later, when letters may have
  // followed; any other search is somebody else's, such as Back.
  const sent = useRef([search]);
  useEffect(() => {
    const place = sent.current.lastIndexOf(search);
    sent.current = place === -1 ? [search] : sent.current.slice(place);
    if (place === -1 && box.current !== null) box.current.value = search;
  }, [search]);
  // A listener of React's would render with each letter.
  useEffect(() => {
    const field = box.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (field === null || field.value === sent.current.at(-1)) return;
        sent.current.push(field.value);
        onSearch(field.value);
      }, typingPauseMs);
    };
    field?.addEventListener("input", send);
    // Typed before the island ran.
    send();
    return () => {
      clearTimeout(timer);
      field?.removeEventListener("input", send);
    };
  }, [onSearch]);
  // The first event of a page compiles what React does for events: not with the first letter.
  useEffect(() => {
    globalThis.requestIdleCallback?.(() =>
      box.current?.dispatchEvent(new Event("keydown", { bubbles: true })),
    );
  }, []);
  return (
    <input
      ref={box}
      name="search"
      type="search"
      aria-label={words.searchLabel}
      placeholder={words.searchHint}
      defaultValue={search}
      className="control"
    />
  );
}
