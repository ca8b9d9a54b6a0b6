export type PageKind =
  | "home"
  | "inventory"
  | "comparison"
  | "delivery-place"
  | "brand"
  | "model"
  | "turntable"
  | "service"
  | "company"
  | "calculator"
  | "cart-finder"
  | "contact"
  | "thank-you"
  | "policy"
  | "state"
  | "place"
  | "town";

/** A public page. Metadata, the sitemap, navigation checks and the site tests read this. */
export interface Page {
  /** Begins with a slash and ends without one. */
  path: string;
  /** What the page is called in menus and breadcrumbs. */
  name: string;
  /** At most 60 characters, unique. */
  title: string;
  /** 50 to 155 characters, unique. */
  description: string;
  kind: PageKind;
  /** Islands of the page; a page without any ships no script. */
  islands: readonly string[];
  /**
   * The query parameters that change what the page shows; all others are dropped. Those of the
   * inventory's filters are in `domain/catalogue/inventory-search.ts`.
   */
  query: readonly string[];
  /** False for pages that a search engine should not list. */
  isIndexed: boolean;
}
