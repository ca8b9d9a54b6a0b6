import type { ReactNode } from "react";
import { CoastlineLine } from "#app/site/coastline-line.tsx";

interface StateHeroProps {
  kicker: string;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** The state's own shore, north up. */
  shore: { path: string; viewBox: string };
}

/** The top of a state's page: its name beside its own shoreline. */
export function StateHero({ kicker, title, text, actions, shore }: StateHeroProps) {
  return (
    <div className="overflow-hidden bg-water">
      <div className="wrap grid items-center gap-6 py-10 sm:grid-cols-[1.4fr_1fr] sm:py-14">
        <div>
          <p className="mb-3 text-small font-semibold text-quiet">{kicker}</p>
          <h1 className="text-title-1">{title}</h1>
          <p className="mt-4 max-w-prose text-lead text-quiet">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
        </div>
        <CoastlineLine {...shore} className="h-48 w-full text-sea sm:h-96" />
      </div>
    </div>
  );
}
