import type { ReactNode } from "react";
import { ChevronIcon } from "./icons.tsx";

/** What only some visitors read, behind its title; the browser's search still finds it. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded-card border border-line bg-page px-5">
      <summary className="flex min-h-14 items-center justify-between gap-3 font-display text-title-3 font-bold">
        {title}
        <ChevronIcon />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
