import type { ReactNode } from "react";
import { ChevronIcon } from "#app/ui/icons.tsx";

interface UnfoldingProps {
  title: string;
  /** Of small text, with a summary and a heading of its size. */
  isSmall?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page that a phone folds behind its title. Elsewhere it is open under a heading. */
export function Unfolding({ title, isSmall = false, className = "", children }: UnfoldingProps) {
  return (
    <details
      className={`unfolds prints border-line max-md:border-t ${isSmall ? "text-small" : ""} ${className}`}
    >
      <summary
        className={`flex items-center justify-between gap-3 ${isSmall ? "min-h-11 font-semibold" : "min-h-14 font-display text-title-3 font-bold"}`}
      >
        {title}
        <ChevronIcon />
      </summary>
      <h2 className={isSmall ? "text-body md:mb-3" : "mb-3 text-title-2"}>{title}</h2>
      <div className={isSmall ? "" : "pb-6 md:pb-0"}>{children}</div>
    </details>
  );
}
