import type { Coordinates } from "#domain/geography/place.ts";
import { business, formatShowroomMapQuery } from "#content/dealership/business.ts";
import { saleDelivery } from "#content/dealership/delivery.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { actionLabels } from "./actions.ts";

const { showroom, streetMap, links } = business;

/** The door on its street, or the whole town while only that is known. */
function findShowroomZoom(): number {
  return showroom.street === null ? 14 : 16;
}

export const hero = {
  title: `Come and drive\u00A0one in ${showroom.city}`,
  text: "Bring whoever rides with you. Drive two or three carts, ask us anything, and go home with a price in writing.",
  testDriveLabel: actionLabels.testDrive,
} as const;

/** Where the showroom is: the map, the hours and the drive. */
export const visit = {
  /** The street once it is known, and the town. */
  get title() {
    return formatShowroomMapQuery();
  },
  get parking() {
    return showroom.street === null
      ? "Call first and we'll guide you to the door and a parking space."
      : "Call ahead and we'll tell you where to park.";
  },
  get mapLabel() {
    return `Map of the shore from New York to Long Beach Island, with our showroom in ${showroom.city} and about ${saleDelivery.freeMiles} miles around it`;
  },
  get directionsLink() {
    return linkDirections(showroom.coordinates);
  },
  directionsLabel: "Get directions",
  get mapLink() {
    return linkMap(showroom.coordinates, findShowroomZoom());
  },
  mapLinkLabel: "Street map",
} as const;

/** What the map says beside names of places. */
export const showroomMap = {
  showroomLabel: "our showroom",
  /** In two lines. A circle is of miles as the crow flies, and a road is longer. */
  formatFreeZone: (freeMiles: number) => ["Free delivery,", `about ${freeMiles} miles`],
} as const;

export const drive = {
  title: "How far is the drive?",
  get text() {
    return `We can come to you, too: delivery of a cart you buy is free for the first ${saleDelivery.freeMiles} miles by road.`;
  },
  placesMax: 8,
} as const;

export const carts = {
  formatTitle: (inStock: number) =>
    inStock === 1 ? "One model in stock" : `Some of the ${inStock} models in stock`,
  inventoryLabel: actionLabels.inventory,
} as const;

/** Carts of six kinds; where one is sold, another one that is in stock takes its place. */
export const showroomVehicleIds = [
  "denago-ev-nomad-xl",
  "evolution-d5-ranger-4-plus",
  "evolution-classic-4-plus",
  "denago-ev-rover-xl6",
  "evolution-carrier-6-plus",
  "evolution-forester-4-plus",
] as const;

export const servicesTitle = "What to expect when you visit";

/** The towns of the county that is nearest to the coast. */
export const sussexTowns = municipalities.filter(({ county }) => county === "Sussex");

export const sussexCounty = {
  title: `From Delaware: ${sussexTowns.length} towns in Sussex County`,
} as const;

/** The dealership without a building: by phone, email and truck. */
export const onlineServices = {
  title: "Too far to drive?",
  before: "Use our online services. See every cart and its price at ",
  site: {
    label: new URL(links.onlineServices).host.replace(/^www\./, ""),
    href: links.onlineServices,
  },
  after: ", choose by phone or email, and we'll deliver.",
  callLabel: "Toll-free",
  contactLabel: actionLabels.contact,
  linksTitle: "Been to see us?",
  links: [
    { label: "Review our showroom", href: links.review.showroom },
    { label: "Review our online services", href: links.review.online },
    ...links.social.map(({ name, url }) => ({ label: name, href: url })),
  ],
} as const;

export const showroomServices = [
  {
    title: "Test drives",
    text: "Drive several models. Call ahead and we'll have them charged and ready.",
    action: { label: actionLabels.testDrive, topic: "test-drive" },
  },
  {
    title: "Expert consultation",
    text: "Tell us about your roads and riders. We'll show you what fits and where you can drive it.",
    action: { label: "Ask a question", topic: "consultation" },
  },
  {
    title: "Financing",
    text: `Go over the payments with us before you apply. ${business.claims.zeroFinancing}, ${business.claims.zeroFinancingCondition}.`,
    action: { label: "See how financing works", path: "/financing" },
  },
] as const;

function linkMap({ lat, lng }: Coordinates, zoom: number): string {
  return `${streetMap.origin}/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`;
}

function linkDirections({ lat, lng }: Coordinates): string {
  return `${streetMap.origin}/directions?to=${lat}%2C${lng}`;
}
