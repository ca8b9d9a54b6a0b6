import type { ReactNode } from "react";
import type { BodyColor } from "#content/vehicles/cart-colors.ts";
import type { PriceFrom } from "#app/places/place/price-from.ts";
import { pictureNotes } from "#app/vehicles/index.ts";
import { SceneHero } from "#app/site/scene-band.tsx";

interface ShoreHeroProps {
  sceneUrl: string;
  kicker: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** The least that a cart costs there. */
  from: PriceFrom | undefined;
  /** The cart in the scene. */
  cart: PlaceCart | undefined;
}

/** A cart that suits a place, and what it costs there. */
export interface PlaceCart {
  id: string;
  /** In the scene, where it is not the cart's own. */
  color?: BodyColor | undefined;
  href: string;
  name: string;
  /** After its name: its seats, and what it costs there. */
  shown: string;
}

/** The top of a place's page: a cart in the view from its shore, its name, the price and the next step. */
export function ShoreHero({ sceneUrl, kicker, title, text, actions, from, cart }: ShoreHeroProps) {
  const figures = from && [
    {
      figure: from.figure,
      label: (
        <>
          <b className="block text-text">{from.text}</b>
          {from.other}
        </>
      ),
    },
  ];
  return (
    <SceneHero
      scene={{ sceneUrl, cartId: cart?.id, cartColor: cart?.color }}
      kicker={kicker}
      title={title}
      text={text}
      actions={actions}
      {...(figures && { figures })}
      isPriced
      caption={
        cart && (
          <>
            <a href={cart.href} className="text-brand underline">
              {cart.name}
            </a>
            {`${cart.shown} ${pictureNotes.rendered}`}
          </>
        )
      }
    />
  );
}
