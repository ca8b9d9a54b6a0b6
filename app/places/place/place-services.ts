import { formatPlaceName } from "#content/places/place-phrases.ts";
import { deliveryTiming } from "#content/dealership/delivery.ts";
import { serviceFees, storageFees } from "#content/dealership/fees.ts";
import type { placeServiceScenes } from "#content/places/page-scenes.ts";
import { serviceWords } from "#content/pages/words/place.ts";
import type { AreaService } from "#content/pages/words/state.ts";
import type { DeliveryEstimate } from "#domain/delivery/delivery.ts";
import { formatRoadMiles } from "#app/places/place-words.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { PlaceFacts } from "./place-facts.ts";
import type { PlaceContext } from "./place-sentences.ts";

/** Up to this many road miles a customer can bring a cart to the shop in a morning. */
const bringItMiles = 60;

/**
 * How far the shop is for a customer: near enough to bring a cart, near enough for a visit or a pickup,
 * or too far for both. Beyond the miles in which deliveries take a few business days, or across the
 * water, neither is offered.
 */
export function findShopReach({ roadMiles, ferryFrom }: DeliveryEstimate) {
  if (ferryFrom !== undefined || roadMiles > deliveryTiming.businessDaysMilesMax) return "too far";
  return roadMiles <= bringItMiles ? "near" : "by arrangement";
}

/** What a place out of the shop's reach, or a customer there, can expect of it. */
export function formatServiceTooFar({ roadMiles, ferryFrom }: DeliveryEstimate): string {
  const miles = formatRoadMiles(roadMiles);
  return serviceWords.formatTooFar(
    ferryFrom === undefined ? `${miles} away` : `${miles} from the ferry at ${ferryFrom}`,
  );
}

export interface PlaceService extends AreaService {
  /** What is beside it. */
  scene: keyof typeof placeServiceScenes;
}

/** Service, warranty and storage, each as far as it depends on where the place is. */
export function buildPlaceServices(
  place: Pick<PlaceContext, "name">,
  { sale }: Pick<PlaceFacts, "sale">,
): PlaceService[] {
  const reach = findShopReach(sale);
  const isNear = reach === "near";
  const services: PlaceService[] = [
    {
      title: "Service",
      scene: "repair",
      text: formatService(place, sale),
      href: "/services",
      linkText: reach === "too far" ? serviceWords.tooFarLinkLabel : serviceWords.linkLabel,
    },
    {
      title: "Warranty",
      scene: "handover",
      text: isNear
        ? "New carts carry the manufacturer's warranty. Ask us for a copy before you buy. We do warranty work in our shop, so bring the serial number."
        : "New carts carry the manufacturer's warranty. Ask us for a copy, and for your nearest warranty shop.",
      href: "/services",
      linkText: "How warranty works",
    },
  ];
  if (reach === "too far") return services;
  return [
    ...services,
    {
      title: "Winter storage",
      scene: "storage",
      text: `From ${storageFees.winter.from} to ${storageFees.winter.to}: ${formatDollars(storageFees.winter.indoorDollars)} indoors, ${formatDollars(storageFees.winter.coveredDollars)} outdoors under cover. ${isNear ? "Ask us what pickup costs." : "Getting the cart to us is extra."}`,
      href: "/storage-estimate",
      linkText: "Price your storage",
    },
  ];
}

function formatService(place: Pick<PlaceContext, "name">, sale: DeliveryEstimate): string {
  const reach = findShopReach(sale);
  if (reach === "too far") return formatServiceTooFar(sale);
  const distance = formatRoadMiles(sale.roadMiles);
  return reach === "near"
    ? `Labor is ${formatDollars(serviceFees.laborPerHourDollars)} an hour, and our shop is ${distance} from ${formatPlaceName(place.name)}. Bring your cart on a trailer, or ask us what pickup costs.`
    : serviceWords.formatByArrangement(distance);
}
