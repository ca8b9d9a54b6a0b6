import type { Coordinates } from "#domain/geography/place.ts";
import { business, listShowroomLines } from "#content/dealership/business.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { actionLabels } from "./actions.ts";

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
function findShowroomZoom(): number {
  return showroom.street === null ? 14 : 16;
}

export const hero = {
  title: `Come and drive one in ${showroom.city}`,
  text: "Bring the people who'll ride with you. Sit in the carts, drive two or three, ask us anything, and go home with a price in writing.",
  formatHours: (days: string, hours: string) => `Open ${days}, ${hours}`,
  testDriveLabel: actionLabels.testDrive,
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

export const hoursTitle = "Our hours";

/** The towns of the county that is nearest to the coast. */
export const sussexTowns = municipalities.filter(({ county }) => county === "Sussex");

export const sussexCounty = {
  title: "Sussex County, Delaware",
  text: `Each of its ${sussexTowns.length} towns has a page with what a cart costs delivered and where you can drive it.`,
  contactLabel: actionLabels.contact,
} as const;

/** A view of the whole coast: middle of the line from Maine to Florida. */
const coastline: Coordinates = { lat: 35.5, lng: -75.5 };

export const showroomLocations: readonly ShowroomLocation[] = [
  {
    name: showroom.name,
    type: "physical",
    text: "See the carts, sit in them and take a test drive.",
    get address() {
      return listShowroomLines();
    },
    city: showroom.city,
    get phone() {
      return business.phone;
    },
    coordinates: showroom.coordinates,
    get mapLink() {
      return linkMap(showroom.coordinates, findShowroomZoom());
    },
    directionsLink: linkDirections(showroom.coordinates),
    websiteLink: links.onlineServices,
    reviewLink: links.review.showroom,
    socialLinks: links.social,
  },
  {
    name: "Online services",
    type: "online",
    text: "Too far to drive? Choose your cart by phone or email and have it delivered. You'll talk to the same people afterward.",
    address: [business.areaServed],
    city: "Maine to Florida",
    get phone() {
      return business.tollFree;
    },
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
    text: "Drive the models you're considering one after another. Call ahead and we'll have them charged and ready.",
    action: { label: "Schedule a test drive", topic: "test-drive" },
  },
  {
    title: "Expert consultation",
    text: "Tell us about your streets, your riders and where you'd park the cart. We'll show you what fits and where your state lets you drive it.",
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
