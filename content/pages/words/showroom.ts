import type { Coordinates } from "#domain/geography/place.ts";
import { business, showroomLines } from "#content/dealership/business.ts";
import { municipalities } from "#content/places/municipalities.ts";

export interface ShowroomLocation {
  name: string;
  type: "physical" | "online";
  /** What to expect there. */
  text: string;
  address: readonly string[];
  city: string;
  phone: { display: string; link: string };
  coordinates: Coordinates;
  /** The street map at this point, in a new tab. */
  mapLink: string;
  directionsLink: string;
  websiteLink: string;
  reviewLink: string;
  socialLinks?: readonly { name: string; url: string }[];
}

const { showroom, streetMap, links } = business;

/** The door on its street, or the whole town while only that is known. */
const showroomZoom = showroom.street === null ? 14 : 16;

export const hero = {
  title: `Come and drive one in ${showroom.city}`,
  text: "Bring the people who will ride along. Sit in the carts, drive two or three, ask what you like, and go home with a written price.",
  formatHours: (days: string, hours: string) => `Open ${days}, ${hours}`,
  testDriveLabel: "Schedule a test drive",
} as const;

export const locationsTitle = "Two ways to reach us";

/** Labels of a location's card, by its type. */
export const locationLabels = {
  physical: { kicker: "Visit us", directions: "Get directions" },
  online: { kicker: "From anywhere on the coast", directions: "Showroom directions" },
} as const;

/** The links of a location's card; its social links stand between the second and the third. */
export const locationLinks = { map: "Map", website: "Website", review: "Leave a review" } as const;

export const servicesTitle = "What you can do here";

export const hoursTitle = "When someone is there";

/** The towns of the county that is nearest to the coast. */
export const sussexTowns = municipalities.filter(({ county }) => county === "Sussex");

export const sussexCounty = {
  title: "Sussex County, Delaware",
  text: `Each of its ${sussexTowns.length} towns has a page: distances, delivery and what to check before you drive.`,
  contactLabel: "Contact us",
} as const;

/** A view of the whole coast: middle of the line from Maine to Florida. */
const coastline: Coordinates = { lat: 35.5, lng: -75.5 };

export const showroomLocations: readonly ShowroomLocation[] = [
  {
    name: showroom.name,
    type: "physical",
    text: "See the carts, sit in them, drive one. Bring the people who will ride with you.",
    address: showroomLines,
    city: showroom.city,
    phone: business.phone,
    coordinates: showroom.coordinates,
    mapLink: linkMap(showroom.coordinates, showroomZoom),
    directionsLink: linkDirections(showroom.coordinates),
    websiteLink: links.onlineServices,
    reviewLink: links.review.showroom,
    socialLinks: links.social,
  },
  {
    name: "Online services",
    type: "online",
    text: "Too far to drive? Choose by phone and message, have the cart delivered, and call the same people afterwards.",
    address: [business.areaServed],
    city: "Maine to Florida",
    phone: business.tollFree,
    coordinates: coastline,
    mapLink: linkMap(coastline, 5),
    directionsLink: linkDirections(showroom.coordinates),
    websiteLink: links.onlineServices,
    reviewLink: links.review.online,
    socialLinks: links.social,
  },
];

export const showroomServices = [
  {
    title: "Test drives",
    text: "Drive the models you compare, one after the other. Call ahead, and they stand charged when you come.",
    action: { label: "Schedule a test drive", topic: "test-drive" },
  },
  {
    title: "Expert consultation",
    text: "Tell us your streets, riders and storage. We show you what fits and what your state lets you drive where.",
    action: { label: "Ask a question", topic: "consultation" },
  },
  {
    title: "Financing",
    text: `Go through a payment with us before you apply. ${business.claims.zeroFinancing}, ${business.claims.zeroFinancingCondition}.`,
    action: { label: "See how financing works", path: "/financing" },
  },
] as const;

function linkMap({ lat, lng }: Coordinates, zoom: number): string {
  return `${streetMap.origin}/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`;
}

function linkDirections({ lat, lng }: Coordinates): string {
  return `${streetMap.origin}/directions?to=${lat}%2C${lng}`;
}
