import { createContext } from "react-router";
import type { Illustrations } from "#domain/geography/illustrations.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { FindSimilar } from "#domain/catalogue/search-words.ts";
import type { InquiryForm, InquiryOutcome } from "#domain/inquiry/inquiry-outcome.ts";

/** What the server lends to pages; a page never imports the server itself. */
export interface SiteServices {
  /** The site's own URL without a trailing slash. */
  siteUrl: string;
  /** The catalogue, or null when the database could not answer in time. */
  catalogue(): Promise<Catalogue | null>;
  /** Which texts hold something like a word, for a search that forgives typing errors. */
  findSimilar: FindSimilar;
  receiveInquiry(request: Request, form: InquiryForm): Promise<InquiryOutcome>;
  illustrations: Illustrations;
  /** Tells the server's log that a page could not be made. */
  reportError(error: unknown): void;
  now: () => Date;
}

export interface SiteContext extends SiteServices {
  /** The URL of the islands' client entry. */
  clientEntry: string;
  /** Waits until this document may be rendered; false when too many others are waiting. */
  waitForTurn: () => Promise<boolean>;
}

export const siteContext = createContext<SiteContext>();
