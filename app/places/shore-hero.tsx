import type { ReactNode } from "react";
import { heroWords } from "#content/pages/words/place.ts";
import { pictureNotes } from "#app/vehicles/index.ts";
import { SceneHero } from "#app/site/scene-band.tsx";

interface ShoreHeroProps {
  sceneUrl: string;
  kicker: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** The cart in the scene. */
  cart: PlaceCart | undefined;
}

/** A cart that suits a place, and what it costs there. */
export interface PlaceCart {
  id: string;
  href: string;
  name: string;
  /** With its delivery, as in "About $9,005 delivered". */
  price: string;
  seats: number;
  /** Whether it may not be driven on public roads, as far as is known. */
  isForPrivateRoads: boolean;
}

/** The top of a place's page: a cart in the view from its shore, its name, the price and the next step. */
export function ShoreHero({ sceneUrl, kicker, title, text, actions, cart }: ShoreHeroProps) {
  const figures = cart && [
    {
      figure: cart.price,
      label: (
        <>
          <a href={cart.href} className="text-brand">
            {cart.name}
          </a>
          {`${heroWords.formatShown(cart.seats, cart.isForPrivateRoads)} ${pictureNotes.rendered}`}
        </>
      ),
    },
  ];
  return (
    <SceneHero
      scene={{ sceneUrl, cartId: cart?.id }}
      kicker={kicker}
      title={title}
      text={text}
      actions={actions}
      {...(figures && { figures })}
    />
  );
}
