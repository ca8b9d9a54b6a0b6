import type { ReactNode } from "react";

interface StateHeroProps {
  kicker: string;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** The state's shape with its places. */
  shapeUrl: string;
}

/** The top of a state's page: its name beside its own shape. */
export function StateHero({ kicker, title, text, actions, shapeUrl }: StateHeroProps) {
  return (
    <div className="bg-water">
      <div className="wrap grid items-center gap-6 py-8 sm:grid-cols-[1.6fr_1fr] sm:py-12">
        <div>
          <p className="mb-3 text-small font-semibold text-quiet">{kicker}</p>
          <h1 className="text-title-1">{title}</h1>
          <p className="mt-4 max-w-prose text-lead text-quiet">{text}</p>
          <div className="mt-6 hero-actions">{actions}</div>
        </div>
        <img src={shapeUrl} alt="" width="420" height="420" className="h-40 w-full sm:h-96" />
      </div>
    </div>
  );
}
