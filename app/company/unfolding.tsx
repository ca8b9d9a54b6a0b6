import type { ReactNode } from "react";
import { ChevronIcon } from "#app/ui/icons.tsx";

interface UnfoldingProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page that a phone folds behind its title. Elsewhere it is open under a heading. */
export function Unfolding({ title, className = "", children }: UnfoldingProps) {
  return (
    <details className={`unfolds prints border-line max-md:border-t ${className}`.trim()}>
      <summary className="flex min-h-14 items-center justify-between gap-3 font-display text-title-3 font-bold">
        {title}
        <ChevronIcon />
      </summary>
      <h2 className="mb-3 text-title-2">{title}</h2>
      <div className="pb-6 md:pb-0">{children}</div>
    </details>
  );
}
