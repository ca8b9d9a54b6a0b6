import type { ReactNode } from "react";
import type { PageScene } from "#content/places/page-scenes.ts";
import type { Illustrations } from "#domain/geography/illustrations.ts";
import { ShoreScene } from "./shore-scene.tsx";

export interface SceneOfPage {
  sceneUrl: string;
  cartId: string | undefined;
}

/** The scene of a page as its loader hands it over. */
export function readPageScene(illustrations: Illustrations, scene: PageScene): SceneOfPage {
  const sceneUrl =
    "isShop" in scene
      ? illustrations.shopSceneUrl()
      : illustrations.place(scene.stateSlug, scene.placeSlug).sceneUrl;
  return { sceneUrl, cartId: scene.cartId };
}

interface SceneHeroProps {
  scene: SceneOfPage;
  /** A few words above the title. */
  kicker?: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** Under the actions. */
  children?: ReactNode;
}

/** The top of a page that shows a cart in its place: what this is, and the next step. */
export function SceneHero({ scene, kicker, title, text, actions, children }: SceneHeroProps) {
  return (
    <ShoreScene {...scene} isFirst>
      {kicker && (
        <div className="mb-3 flex flex-wrap items-center gap-2 text-small font-semibold text-quiet">
          {kicker}
        </div>
      )}
      <h1 className="text-title-1 xl:text-[2.75rem]">{title}</h1>
      <p className="mt-3 text-lead text-quiet">{text}</p>
      <div className="mt-5 hero-actions">{actions}</div>
      {children}
    </ShoreScene>
  );
}

/** The last section of a page that sells: a cart in its place, and the next step once more. */
export function SceneSection({ scene, title, text, actions }: SceneHeroProps) {
  return (
    <section>
      <ShoreScene {...scene}>
        <h2 className="text-title-2">{title}</h2>
        <p className="mt-3 text-lead text-quiet">{text}</p>
        <div className="mt-5 hero-actions">{actions}</div>
      </ShoreScene>
    </section>
  );
}
