import type { Coordinates } from "#domain/geography/place.ts";
import { defineFact } from "./changed-facts.ts";

const readPhone = defineFact("contacts.phone", "(732) 555-0100");
const readTollFree = defineFact("contacts.tollFree", "(800) 555-0199");
const readEmail = defineFact("contacts.email", "hello@coastlinegolfcarts.example");
const readStreet = defineFact<string | null>("contacts.street", null);

/**
 * Every name, phone number, postal address and URL of the dealership, typed nowhere else. Phone
 * numbers are from the range reserved for fiction and mail addresses and URLs end in `.example`
 * until the dealership confirms its own: `npm run launch-check` lists them.
 */
export const business = {
  name: "Coastline Golf Carts",
  tagline: "Electric carts for the East Coast",
  areaServed: "US Eastern Coastline, Maine to Florida",
  get phone(): Phone {
    return toPhone(readPhone());
  },
  get tollFree(): Phone {
    return toPhone(readTollFree());
  },
  get email(): string {
    return readEmail();
  },
  timeZone: "America/New_York",
  currency: "USD",
  locale: "en-US",
  showroom: {
    name: "Neptune City showroom",
    /** Number and street; null until the dealership tells it. */
    get street(): string | null {
      return readStreet();
    },
    /** What visitors read in place of the street. */
    streetUnknown: "call for directions to the door",
    city: "Neptune City",
    state: "New Jersey",
    stateAbbreviation: "NJ",
    postalCode: "07753",
    /** The borough's point in the Geographic Names Information System. */
    coordinates: { lat: 40.2001, lng: -74.0279 } satisfies Coordinates,
  },
  links: {
    financingApplication: "https://apply.coastlinefinancing.example/",
    manufacturerDealer: "https://dealer.coastlinemanufacturers.example/vehicles/",
    onlineServices: "https://www.coastlinegolfcarts.example/",
    social: [
      { name: "Facebook", url: "https://social.coastlinegolfcarts.example/facebook" },
      { name: "Instagram", url: "https://social.coastlinegolfcarts.example/instagram" },
    ],
    review: {
      showroom: "https://reviews.coastlinegolfcarts.example/neptune-city",
      online: "https://reviews.coastlinegolfcarts.example/online",
    },
  },
  streetMap: {
    name: "OpenStreetMap",
    /** The only third party a visitor can choose to load; named in the Content-Security-Policy. */
    origin: "https://www.openstreetmap.org",
  },
  /** Directions and search open there, in a new tab, by the documented Maps URLs. */
  directions: { name: "Google Maps", origin: "https://www.google.com/maps" },
  claims: {
    yearsInBusiness: 15,
    happyCustomers: 5000,
    beachLocations: 400,
    /** A rate that is advertised is called an annual percentage rate (12 CFR 1026.24(c)). */
    zeroFinancing: "0% annual percentage rate (APR) on select models",
    zeroFinancingCondition: "on approved credit; ask which models and terms",
  },
  brandsServiced: ["Club Car", "E-Z-GO", "Denago", "Evolution", "Tomberlin", "Swift EV"],
  replyTimes: { answerWithinHours: 24, typicalHours: { from: 2, to: 6 } },
} as const;

const { showroom } = business;
const showroomTown = `${showroom.city}, ${showroom.stateAbbreviation} ${showroom.postalCode}`;

/** Where the showroom is, line by line as visitors read it. */
export function listShowroomLines(): readonly string[] {
  return showroom.street === null
    ? [`${showroomTown}: ${showroom.streetUnknown}`]
    : [showroom.street, showroomTown];
}

/** What a map service is asked for: the door, or the town while the street is unknown. */
export function formatShowroomMapQuery(): string {
  return [showroom.street, showroomTown].filter((part) => part !== null).join(", ");
}

/** A phone number as pages write it, as links call it, and as programs read it. */
interface Phone {
  display: string;
  link: string;
  international: string;
}

/** @param display written as "(732) 555-0100". */
function toPhone(display: string): Phone {
  const [area = "", exchange = "", line = ""] = display.match(/\d+/g) ?? [];
  return {
    display,
    link: `tel:+1${area}${exchange}${line}`,
    international: `+1-${area}-${exchange}-${line}`,
  };
}
