import type { ReactNode } from "react";
import { ChevronIcon } from "#app/ui/icons.tsx";

/** A list for a few visitors behind one plain line, which does not ask the others to look; it prints. */
export function QuietDisclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="prints border-y border-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 py-1">
        {title}
        <ChevronIcon />
      </summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  );
}
