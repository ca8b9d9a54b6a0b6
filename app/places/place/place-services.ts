import { serviceFees, storageFees } from "#content/dealership/fees.ts";
import { formatRoadMiles } from "#app/places/place-words.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { Facts, PlaceContext } from "./place-sentences.ts";

/** Up to this many road miles a customer can bring a cart to the shop in a morning. */
export const bringItMiles = 60;

/** Service, warranty and storage, each as far as it depends on where the place is. */
export function buildPlaceServices(place: PlaceContext, { sale }: Facts) {
  const isNear = sale.roadMiles <= bringItMiles && sale.ferryFrom === undefined;
  const distance = formatRoadMiles(sale.roadMiles);
  return [
    {
      title: "Service",
      text: isNear
        ? `Shop time is ${formatDollars(serviceFees.laborPerHourDollars)} an hour, and the shop is ${distance} from ${place.name}. Bring your cart on a trailer, or ask what a pickup costs.`
        : `We're ${distance} away. Tell us what's wrong, and we'll say whether it can be fixed at your place and what that costs.`,
      href: "/services",
      linkText: "See service prices",
    },
    {
      title: "Warranty",
      text: isNear
        ? "New carts carry the manufacturer's warranty; ask for its text before you buy. We do warranty work in our shop: bring the serial number."
        : `New carts carry the manufacturer's warranty; ask for its text before you buy, and who does warranty work closest to ${place.name}.`,
      href: "/services",
      linkText: "How warranty works",
    },
    {
      title: "Winter storage",
      text: `Indoors for the winter, ${storageFees.winter.from} to ${storageFees.winter.to}, for ${formatDollars(storageFees.winter.indoorDollars)}, or under cover for ${formatDollars(storageFees.winter.coveredDollars)}. ${isNear ? "Ask what picking it up costs." : "Bringing the cart to us is extra."}`,
      href: "/storage-estimate",
      linkText: "See storage prices",
    },
  ];
}
