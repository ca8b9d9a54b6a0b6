import type { ReactNode } from "react";
import { actions, placeCartWords } from "#content/pages/words/place.ts";
import { SceneHero } from "#app/site/scene-band.tsx";

interface ShoreHeroProps {
  sceneUrl: string;
  kicker: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** The cart in the scene. */
  cart: PlaceCart | undefined;
  /** The inventory with the prices delivered to the place. */
  inventoryHref: string;
}

/** A cart that suits a place, and what it costs there. */
export interface PlaceCart {
  id: string;
  href: string;
  name: string;
  /** As in "$9,005 delivered". */
  price: string;
}

/** The top of a place's page: a cart in the view from its shore, its name, the price and the next step. */
export function ShoreHero({
  sceneUrl,
  kicker,
  title,
  text,
  actions: buttons,
  cart,
  inventoryHref,
}: ShoreHeroProps) {
  return (
    <SceneHero
      scene={{ sceneUrl, cartId: cart?.id }}
      kicker={kicker}
      title={title}
      text={text}
      actions={buttons}
    >
      {cart ? (
        <p className="mt-3 text-small text-quiet">
          {placeCartWords.label}
          <a href={cart.href} className="inline-block text-brand">
            {cart.name}
          </a>
          {`, ${cart.price}. `}
          <a href={inventoryHref} className="text-brand">
            {actions.inventoryLabel}
          </a>
        </p>
      ) : null}
    </SceneHero>
  );
}
