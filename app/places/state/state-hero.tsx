import type { ReactNode } from "react";

interface StateHeroProps {
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** The chart of the state with its places. */
  shapeUrl: string;
}

/** The top of a state's page: its name on the sea of its own chart; on a phone the chart is below. */
export function StateHero({ title, text, actions, shapeUrl }: StateHeroProps) {
  return (
    <div className="relative overflow-hidden lg:bg-water">
      <div className="wrap py-5 lg:flex lg:min-h-[27rem] lg:items-center lg:py-8">
        <div className="relative z-1 lg:w-[52%]">
          <h1 className="text-title-1 text-balance lg:text-[2.5rem]">{title}</h1>
          <p className="mt-3 max-w-prose text-lead text-quiet">{text}</p>
          <div className="mt-5 hero-actions">{actions}</div>
        </div>
      </div>
      <img
        src={shapeUrl}
        alt=""
        width="1200"
        height="420"
        className="block h-[260px] w-full lg:absolute lg:inset-0 lg:h-full"
      />
    </div>
  );
}
