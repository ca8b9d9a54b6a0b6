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
    <div className="relative overflow-hidden bg-water">
      <div className="wrap py-8 lg:py-16">
        <div className="relative z-1 lg:w-1/2">
          <p className="mb-3 text-small font-semibold text-quiet">{kicker}</p>
          <h1 className="text-title-1">{title}</h1>
          <p className="mt-4 max-w-prose text-lead text-quiet">{text}</p>
          <div className="mt-6 hero-actions">{actions}</div>
        </div>
      </div>
      <img
        src={shapeUrl}
        alt=""
        width="480"
        height="420"
        className="hero-shore block h-64 w-full lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-[55%]"
      />
    </div>
  );
}
