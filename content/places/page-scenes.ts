import type { Brand } from "#domain/catalogue/vehicle.ts";
import type { ShopView } from "#domain/geography/illustrations.ts";

/** Where the cart of the page stands. */
type HomeView = "delivery" | "home-call";

/**
 * What a page shows behind a cart: the scene of one of our places, or of our own shop, which may
 * also be without one; at a customer's home stands that of its page.
 */
export type PageScene =
  | { shop: HomeView | "storefront" }
  | (({ stateSlug: string; placeSlug: string } | { shop: Exclude<ShopView, HomeView> }) &
      (
        | {
            /** A vehicle of the catalogue whose front view we have rendered. */
            cartId: string;
          }
        | {
            /** The brand whose carts stand there. */
            family: Brand;
          }
      ));

/** The shore at the top of the home page, where a cart stands. */
export const homeHeroPlace = { stateSlug: "new-jersey", placeSlug: "atlantic-city" } as const;

/** The shore before its last section: that of our own state, before the shop. */
export const homeShorePlace = { stateSlug: "new-jersey", placeSlug: "atlantic-city" } as const;

/** The cart that stands there: that of the lowest price, with which the page opens, and none of those that it features. */
export const homeHeroCartId = "evolution-classic-2-plus";

/** Delivered where other pages lead to the carts: none that home features. */
export const wayBuyCartId = "evolution-d5-maverick-2-plus";

/** On the boardwalk where other pages lead to rentals: not the cart of that page. */
export const rentalWayCartId = "evolution-classic-4-plus";

/** The cart of a brand that stands in our workshop on the brand's page: none of those at its top. */
export const workshopCartIds: Readonly<Record<Brand, string>> = {
  denago: "denago-ev-nomad-xl",
  evolution: "evolution-d6-max-xt4",
};

/** The shore behind a cart that is delivered, on the page of rentals. */
export const rentalDeliveryPlace = { stateSlug: "new-jersey", placeSlug: "cape-may" } as const;

/** One for each page that shows a cart and is not about a place. */
export const pageScenes = {
  showroom: { shop: "storefront", cartId: "evolution-d6-max-xt4" },
  rentals: {
    stateSlug: "new-jersey",
    placeSlug: "long-branch",
    cartId: "evolution-d5-ranger-4-plus",
  },
  denago: { stateSlug: "florida", placeSlug: "palm-beach", family: "denago" },
  evolution: {
    stateSlug: "rhode-island",
    placeSlug: "block-island",
    family: "evolution",
  },
  about: { shop: "team", cartId: "evolution-forester-4-plus" },
  services: { shop: "workshop", cartId: "evolution-turfman-200" },
  storage: { shop: "storage", cartId: "evolution-classic-2-plus" },
  contact: { shop: "team", cartId: "evolution-d6-max-gt4" },
  "eco-impact": {
    stateSlug: "delaware",
    placeSlug: "dewey-beach",
    cartId: "evolution-d5-maverick-2-plus",
  },
  "thank-you": { stateSlug: "georgia", placeSlug: "savannah", cartId: "evolution-classic-4-plus" },
  "not-found": { stateSlug: "maine", placeSlug: "kittery", cartId: "denago-ev-rover-xl" },
  financing: { stateSlug: "south-carolina", placeSlug: "beaufort", cartId: "denago-ev-nomad" },
} as const satisfies Record<string, PageScene>;

/** A customer's home, where pages that lead to the carts show one just delivered. */
export const deliveryScene = { shop: "delivery" } as const satisfies PageScene;

/**
 * Beside what the page of a place says of repairs, the warranty (the keys of a new cart handed over) and
 * storage, and, out of our shop's reach, of what we do by phone.
 */
export const placeServiceScenes = {
  repair: pageScenes.services,
  handover: { shop: "team", cartId: pageScenes.about.cartId },
  call: { shop: "home-call" },
  // Of the carts in the picture of small ones.
  storage: { shop: "storage", cartId: rentalWayCartId },
} as const satisfies Record<string, PageScene>;
