import type { ReactNode } from "react";
import { ShoreDivider } from "./shore-divider.tsx";

interface PageHeroProps {
  /** A few words above the title, such as a state's name. */
  kicker?: ReactNode;
  title: string;
  text: ReactNode;
  /** At most two calls to action. */
  actions?: ReactNode;
  /** A picture, a map or a line beside the words. */
  picture?: ReactNode;
  /** A coastline along the lower edge, with the background of the page below it. */
  shore?: { path: string; viewBox: string } | undefined;
}

/** The top of a page: what this is, and the next step. */
export function PageHero({ kicker, title, text, actions, picture, shore }: PageHeroProps) {
  return (
    <div className="overflow-hidden bg-raised">
      <div
        className={`wrap grid items-center gap-8 py-10 sm:pt-14 ${shore ? "sm:pb-4" : "sm:pb-14"} ${picture ? "lg:grid-cols-[1.1fr_1fr]" : ""}`}
      >
        <div>
          {kicker && <div className="mb-3 text-small font-semibold text-quiet">{kicker}</div>}
          <h1 className="max-w-[20ch] text-title-1">{title}</h1>
          <div className="mt-4 max-w-prose text-lead text-quiet">{text}</div>
          {actions && <div className="mt-7 hero-actions">{actions}</div>}
        </div>
        {picture}
      </div>
      {shore && (
        <ShoreDivider
          {...shore}
          className="block h-12 w-full text-sea sm:h-20"
          landClassName="fill-page"
        />
      )}
    </div>
  );
}
