import type { ReactNode } from "react";

interface PageHeroProps {
  /** A few words above the title, such as a state's name. */
  kicker?: ReactNode;
  title: string;
  text: ReactNode;
  /** At most two calls to action. */
  actions?: ReactNode;
  /** A picture, a map or a line beside the words. */
  picture?: ReactNode;
}

/** The top of a page: what this is, and the next step. */
export function PageHero({ kicker, title, text, actions, picture }: PageHeroProps) {
  return (
    <div className="overflow-hidden bg-raised">
      <div
        className={`wrap grid items-center gap-8 py-10 sm:py-14 ${picture ? "lg:grid-cols-[1.1fr_1fr]" : ""}`}
      >
        <div>
          {kicker && <div className="mb-3 text-small font-semibold text-quiet">{kicker}</div>}
          <h1 className="max-w-[20ch] text-title-1">{title}</h1>
          <div className="mt-4 max-w-prose text-lead text-quiet">{text}</div>
          {actions && <div className="mt-7 hero-actions">{actions}</div>}
        </div>
        {picture}
      </div>
    </div>
  );
}
