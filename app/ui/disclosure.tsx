import type { ReactNode } from "react";
import { ChevronIcon } from "./icons.tsx";

export interface DisclosureProps {
  title: string;
  /** Whether it is one plain line, which does not ask others to look; it prints. */
  isQuiet?: boolean;
  children: ReactNode;
}

const looks = {
  card: {
    box: "rounded-card border border-line bg-page px-5",
    title: "min-h-14 font-display text-title-3 font-bold",
    content: "pb-6",
  },
  quiet: {
    box: "prints border-y border-line",
    title: "min-h-12 py-1",
    content: "pt-2 pb-6",
  },
} as const;

/** What only some visitors read, behind its title; the browser's search still finds it. */
export function Disclosure({ title, isQuiet = false, children }: DisclosureProps) {
  const look = isQuiet ? looks.quiet : looks.card;
  return (
    <details className={look.box}>
      <summary className={`flex items-center justify-between gap-3 ${look.title}`}>
        {title}
        <ChevronIcon />
      </summary>
      <div className={look.content}>{children}</div>
    </details>
  );
}
