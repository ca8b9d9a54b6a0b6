import { actionLabels } from "#content/pages/words/actions.ts";
import { hero as words } from "#content/pages/words/home.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import { isForPrivateRoads } from "#domain/catalogue/street-legal.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatDollars } from "#domain/money/money.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { SceneHero } from "#app/site/scene-band.tsx";

interface HomeHeroProps {
  title: string;
  text: string;
  /** After the cart that is shown, and its price. */
  shownLabel: string;
  phone: { display: string; link: string };
  sceneUrl: string;
  /** The cart that leads the page; missing where none has a picture of ours. */
  vehicle: Vehicle | undefined;
  /** The lowest price of a cart in stock, in whole dollars. */
  fromDollars: number | undefined;
}

/** The top of the home page: what is sold here and from which price, the phone number, and a cart by the sea. */
export function HomeHero({
  title,
  text,
  shownLabel,
  phone,
  sceneUrl,
  vehicle,
  fromDollars,
}: HomeHeroProps) {
  return (
    <div className="price-line">
      <SceneHero
        scene={{ sceneUrl, cartId: vehicle?.id }}
        title={title}
        isDisplay
        isPriced
        text={text}
        actions={
          <>
            <CallLink phone={phone} label="Call" isWide />
            <ButtonLink href="/inventory">{actionLabels.inventory}</ButtonLink>
          </>
        }
        figures={
          vehicle && fromDollars !== undefined
            ? [
                {
                  figure: `From ${formatDollars(fromDollars)}`,
                  label: (
                    <CartLink
                      vehicle={vehicle}
                      // The price beside it may be its own.
                      price={
                        vehicle.price === fromDollars ? "" : `, ${formatDollars(vehicle.price)}`
                      }
                      note={shownLabel}
                    />
                  ),
                },
              ]
            : []
        }
      />
    </div>
  );
}

function CartLink({ vehicle, price, note }: { vehicle: Vehicle; price: string; note: string }) {
  return (
    <>
      <a href={vehiclePath(vehicle)} className="text-brand">
        {vehicle.name}
      </a>
      {` shown${price}${isForPrivateRoads(vehicle.streetLegal) ? `, ${words.privateRoads}` : ""}. ${note}`}
    </>
  );
}
