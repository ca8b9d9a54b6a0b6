import type { ReactNode } from "react";
import type { PageScene } from "#content/places/page-scenes.ts";
import type { BodyColor } from "#content/vehicles/cart-colors.ts";
import type { Brand } from "#domain/catalogue/vehicle.ts";
import type { Illustrations } from "#domain/geography/illustrations.ts";
import { PriceText } from "#app/ui/price-text.tsx";
import { ShoreScene } from "./shore-scene.tsx";

export interface SceneOfPage {
  sceneUrl: string;
  cartId: string | undefined;
  cartColor?: BodyColor | undefined;
  family?: Brand | undefined;
}

/** The scene of a page as its loader hands it over. */
export function readPageScene(illustrations: Illustrations, scene: PageScene): SceneOfPage {
  const sceneUrl =
    "shop" in scene
      ? illustrations.shopSceneUrl(scene.shop)
      : illustrations.place(scene.stateSlug, scene.placeSlug).sceneUrl;
  return {
    sceneUrl,
    cartId: "cartId" in scene ? scene.cartId : undefined,
    family: "family" in scene ? scene.family : undefined,
  };
}

interface SceneTextProps {
  scene: SceneOfPage;
  title: string;
  text: ReactNode;
  actions: ReactNode;
}

interface SceneHeroProps extends SceneTextProps {
  /** A few words above the title. */
  kicker?: ReactNode;
  /** Whether the title is as large as the home page's. */
  isDisplay?: boolean;
  /** What decides: at most three figures, each with what it measures. */
  figures?: readonly HeroFigure[];
  /** What the scene shows: in small print below the text, on a phone at the end. */
  caption?: ReactNode;
  /** Whether its one figure stands between the text and the actions. */
  isPriced?: boolean;
}

export interface HeroFigure {
  figure: string;
  label: ReactNode;
  /** Whether it is so at this hour only, which a search result must not say of another. */
  isOfNow?: boolean;
}

/** The top of a page that shows a cart in its place: what this is, the next step and what decides. */
export function SceneHero({
  scene,
  kicker,
  title,
  isDisplay = false,
  text,
  actions,
  figures,
  caption,
  isPriced = false,
}: SceneHeroProps) {
  const heading = (
    <>
      {kicker && <p className="mb-1 text-small font-semibold">{kicker}</p>}
      <h1 className={isDisplay ? "text-display" : "text-title-1"}>{title}</h1>
    </>
  );
  return (
    <ShoreScene {...scene} isFirst isPriced={isPriced} heading={heading}>
      <p className="max-w-prose text-lead">{text}</p>
      {figures && figures.length > 0 && (
        <dl>
          {figures.map(({ figure, label, isOfNow }) => (
            <div key={figure}>
              <dt className="text-small text-quiet">{label}</dt>
              <dd
                {...(isOfNow && { "data-nosnippet": true })}
                className="price-figures text-title-2"
              >
                <PriceText text={figure} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="hero-actions">{actions}</div>
      {caption && <small>{caption}</small>}
    </ShoreScene>
  );
}

/** The last section of a page that sells: a cart in its place, and the next step once more. */
export function SceneSection({ scene, title, text, actions }: SceneTextProps) {
  return (
    <section>
      <ShoreScene {...scene} heading={<h2 className="text-title-2">{title}</h2>}>
        <p className="max-w-prose text-lead">{text}</p>
        <div className="hero-actions">{actions}</div>
      </ShoreScene>
    </section>
  );
}
