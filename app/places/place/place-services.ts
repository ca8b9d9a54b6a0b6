import { formatPlaceName } from "#content/places/place-phrases.ts";
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
        ? `Labor is ${formatDollars(serviceFees.laborPerHourDollars)} an hour, and our shop is ${distance} from ${formatPlaceName(place.name)}. Bring your cart on a trailer, or ask us what pickup costs.`
        : `We're ${distance} away. Tell us what's wrong, and we'll say whether it can be fixed at your place and what that costs.`,
      href: "/services",
      linkText: "See service prices",
    },
    {
      title: "Warranty",
      text: isNear
        ? "New carts carry the manufacturer's warranty. Ask us for a copy before you buy. We do warranty work in our shop, so bring the serial number."
        : `New carts carry the manufacturer's warranty. Before you buy, ask us for a copy of it and for the warranty shop closest to ${formatPlaceName(place.name)}.`,
      href: "/services",
      linkText: "How warranty works",
    },
    {
      title: "Winter storage",
      text: `From ${storageFees.winter.from} to ${storageFees.winter.to}, indoor storage is ${formatDollars(storageFees.winter.indoorDollars)} and covered outdoor storage is ${formatDollars(storageFees.winter.coveredDollars)}. ${isNear ? "Ask us what pickup costs." : "Getting the cart to us is extra."}`,
      href: "/storage-estimate",
      linkText: "Price your storage",
    },
  ];
}
