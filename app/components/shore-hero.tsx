import type { ReactNode } from "react";
import type { ShoreScenePlan } from "#domain/shore-scene.ts";
import { ShoreScene } from "./shore-scene.tsx";

interface ShoreHeroProps {
  scene: ShoreScenePlan;
  kicker: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
}

/** The top of a place's page: the view from its shore, then its name and the next step. */
export function ShoreHero({ scene, kicker, title, text, actions }: ShoreHeroProps) {
  return (
    <div className="bg-raised">
      <ShoreScene plan={scene} className="block h-44 w-full sm:h-64 lg:h-80" />
      <div className="wrap py-8 sm:py-10">
        <div className="mb-3 flex flex-wrap items-center gap-2 text-small font-semibold text-quiet">
          {kicker}
        </div>
        <h1 className="max-w-[22ch] text-title-1">{title}</h1>
        <p className="mt-4 max-w-prose text-lead text-quiet">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  );
}
