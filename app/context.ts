import { createContext } from "react-router";
import type { Maps } from "#domain/map-drawing.ts";
import type { Coordinates } from "#domain/place.ts";
import type { LandRing } from "#domain/shore.ts";
import type { Vehicle } from "#domain/vehicle.ts";

/** The whole catalogue as it stands at one revision. */
export interface Catalogue {
  revision: number;
  vehicles: readonly Vehicle[];
  byId: ReadonlyMap<string, Vehicle>;
}

export interface InquiryForm {
  /** The form's fields as they were posted, not yet checked. */
  fields: Record<string, string>;
  idempotencyKey: string | null;
  /** The honeypot's text: empty for people. */
  trap: string;
  /** Milliseconds since the epoch when the form was rendered; null when unknown. */
  renderedAt: number | null;
  /** The page that led to the form, as the form says; empty when unknown or not to be counted. */
  cameFrom: string;
}

/** What became of a form that was posted without script. */
export type InquiryOutcome =
  | { kind: "received"; id: string }
  | { kind: "invalid"; fieldErrors: Record<string, string> }
  | { kind: "conflict" }
  | { kind: "limited"; retryAfterSeconds: number }
  | { kind: "unavailable"; retryAfterSeconds: number };

/** The drawn maps, and the land that facts about a shore are computed from. */
export interface SiteMaps extends Maps {
  /** Boundaries of all land within about 15 miles. */
  landNear(place: Coordinates): LandRing[];
}

/** The views from places, each a file. */
export interface SiteScenes {
  /** Where the file is; undefined: there is no such place. */
  place(stateSlug: string, placeSlug: string): string | undefined;
}

/** What the server lends to pages; a page never imports the server itself. */
export interface SiteServices {
  /** The site's own address without a trailing slash. */
  siteUrl: string;
  /** The catalogue, or null when the database could not answer in time. */
  catalogue(): Promise<Catalogue | null>;
  receiveInquiry(request: Request, form: InquiryForm): Promise<InquiryOutcome>;
  /** The page of ours that led to the one asked for; empty when unknown or not to be counted. */
  nameOrigin: (request: Request) => string;
  maps: SiteMaps;
  scenes: SiteScenes;
  /** A fresh key for a form, so that sending it twice stores it once. */
  createIdempotencyKey: () => string;
  /** Tells the server's log that a page could not be made. */
  reportError(error: unknown): void;
  now: () => Date;
}

export interface SiteContext extends SiteServices {
  /** The address of the islands' client entry. */
  clientEntry: string;
}

export const siteContext = createContext<SiteContext>();
