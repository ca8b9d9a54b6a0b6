import { formatDollars } from "#domain/money/money.ts";
import type { Facts, PlaceContext } from "./place-sentences.ts";
import { formatWholeMiles } from "#app/places/place-words.ts";

interface ServicesInput {
  place: PlaceContext;
  facts: Facts;
  /** Whole dollars; the first is missing while the catalogue cannot be read. */
  prices: { cartFrom: number | undefined; rentalDayFrom: number; laborHour: number };
}

/** Up to this many road miles a customer can bring a cart to the shop in a morning. */
const bringItMiles = 60;

/** Sales, rentals, service and warranty, each as far as it depends on where the place is. */
export function buildPlaceServices({ place, facts, prices }: ServicesInput) {
  const { roadMiles } = facts.showroom;
  const isNear = roadMiles <= bringItMiles && !place.isFerryPlace;
  const road = formatWholeMiles(roadMiles);
  return [
    {
      title: "Sales",
      text: `${prices.cartFrom === undefined ? "Every price is on its card" : `From ${formatDollars(prices.cartFrom)}`}. ${formatReach(facts, place)}`,
      href: "/inventory",
      linkText: "See every price",
    },
    {
      title: "Rentals",
      text: `From ${formatDollars(prices.rentalDayFrom)} a day. ${formatRentalDelivery(facts, place)}`,
      href: "/rentals",
      linkText: "See rental plans",
    },
    {
      title: "Service",
      text: isNear
        ? `${formatDollars(prices.laborHour)} an hour in the shop, ${road} from ${place.name}. Drive over with a trailer, or have it picked up.`
        : `The shop is ${road} away, so tell us the fault first. We say what can be mended where it stands and what a pickup costs.`,
      href: "/services",
      linkText: "See service prices",
    },
    {
      title: "Warranty",
      text: isNear
        ? "Covered work costs nothing. Bring the serial number along."
        : `Covered work costs nothing; ask who does it nearest to ${place.name}.`,
      href: "/services",
      linkText: "How warranty works",
    },
  ];
}

function formatReach({ trips }: Facts, { name }: PlaceContext): string {
  const [trip] = trips;
  if (!trip || trip.cartIds.length === 0)
    return `Choose seats and tires for ${name}'s own streets.`;
  return `Range for ${trip.to.item.name} and back to spare in ${trip.cartIds.length} models.`;
}

function formatRentalDelivery({ delivery }: Facts, place: PlaceContext): string {
  if (place.isFerryPlace) return "Ask about the boat before you plan: we quote it by phone.";
  if (delivery.kind === "free") return `Delivery to ${place.name} is within the free miles.`;
  if (delivery.kind === "fee") {
    return `Bringing it to ${place.name} adds about ${formatDollars(delivery.feeDollars)}: longer stays pay off.`;
  }
  return "At that distance a month makes more sense than a day: call first.";
}
