import type { ReactNode } from "react";

interface ShoreHeroProps {
  /** A picture that fills whatever room it is given, its middle in the middle. */
  sceneUrl: string;
  kicker: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
}

/** The top of a place's page: the view from its shore, its name and the next step. */
export function ShoreHero({ sceneUrl, kicker, title, text, actions }: ShoreHeroProps) {
  return (
    <div className="bg-raised lg:grid lg:grid-cols-[1fr_1.2fr]">
      <img
        src={sceneUrl}
        alt=""
        width="800"
        height="320"
        fetchPriority="high"
        className="block h-48 w-full bg-water sm:h-72 lg:order-last lg:h-full"
      />
      <div className="px-4 py-8 sm:px-10 lg:py-16 lg:ps-[max(2.5rem,calc(50vw-35rem))]">
        <div className="mb-3 flex flex-wrap items-center gap-2 text-small font-semibold text-quiet">
          {kicker}
        </div>
        <h1 className="text-title-1">{title}</h1>
        <p className="mt-4 text-lead text-quiet">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  );
}
