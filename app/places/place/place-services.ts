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
  const services: PlaceService[] = [
    {
      title: "Service",
      scene: "repair",
      text: formatService(place, sale),
      href: "/services",
      linkText: serviceWords.tooFarLinkLabel,
    },
    {
      title: "Warranty",
      scene: "handover",
      text: serviceWords.warranty[reach],
      href: "/services",
      linkText: "How warranty works",
    },
  ];
  if (reach === "too far") return services;
  const { winter } = storageFees;
  return [
    ...services,
    {
      title: "Winter storage",
      scene: "storage",
      text: `${formatDollars(winter.indoorDollars)} indoors, ${formatDollars(winter.coveredDollars)} under cover, from ${onOneLine(winter.from)} to ${onOneLine(winter.to)}.`,
      href: "/storage-estimate",
      linkText: "Price your storage",
    },
  ];
}

/** A day that no line breaks. */
function onOneLine(day: string): string {
  return day.replace(" ", "\u00A0");
}

function formatService(place: Pick<PlaceContext, "name">, sale: DeliveryEstimate): string {
  const reach = findShopReach(sale);
  if (reach === "too far") return formatServiceTooFar(sale);
  const distance = formatRoadMiles(sale.roadMiles);
  return reach === "near"
    ? `Our shop is ${distance} from ${formatPlaceName(place.name)}. Labor is ${formatDollars(serviceFees.laborPerHourDollars)} an hour.`
    : serviceWords.formatByArrangement(distance);
}
