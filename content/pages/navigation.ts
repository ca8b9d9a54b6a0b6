import { business } from "#content/dealership/business.ts";
import { delaware } from "#content/places/states/delaware.ts";
import type { PageKind } from "./page.ts";
import { findPage, requirePage } from "./pages.ts";
import { statePath } from "./paths.ts";
import { policyPages } from "./policy-pages.ts";
import { states } from "#content/places/states.ts";

/** A link of a menu; the ones that leave the site open in a new tab. */
export interface NavigationLink {
  href: string;
  label: string;
}

/** The titles of the menus in the header and of the columns in the footer. */
export const menuTitles = { about: "About", states: "Coastal States" } as const;
export const footerTitles = {
  hours: "Showroom hours",
  pages: "Carts and help",
  states: "Coastal states",
  places: "Places along the coast",
  policies: "Policies",
} as const;

/** On paper, under the dealership's phone: the day on which what the page says was so. */
export function formatPrintedDate(day: string): string {
  return `As of ${day}`;
}

/** The six links of the header, in its order. */
export const mainLinks: readonly NavigationLink[] = [
  "/",
  "/inventory",
  "/rentals",
  "/services",
  "/showroom",
  "/contact",
].map(linkTo);

export const aboutLinks: readonly NavigationLink[] = ["/about", "/financing", "/eco-impact"].map(
  linkTo,
);

export const stateLinks: readonly NavigationLink[] = states.map((state) => ({
  href: statePath(state),
  label: state.name,
}));

export const brandLinks: readonly NavigationLink[] = ["/denago", "/evolution"].map(linkTo);

export const policyLinks: readonly NavigationLink[] = [
  ...policyPages.map((page) => ({ href: page.path, label: page.name })),
  linkTo("/credits"),
];

export const financingApplication: NavigationLink = {
  href: business.links.financingApplication,
  label: "Apply for financing",
};

/** Pages where a cart is chosen. */
const inventoryKinds: ReadonlySet<PageKind> = new Set([
  "brand",
  "comparison",
  "cart-finder",
  "delivery-place",
]);

/**
 * The page of a menu to which a page belongs that no menu has: the inventory for a cart, its state
 * for a place. Undefined for a page that belongs to none.
 */
export function findSection(path: string): string | undefined {
  // By its path, because a vehicle that was imported has no entry in the list of pages.
  if (/^\/vehicles?\//.test(path)) return "/inventory";
  const kind = findPage(path)?.kind;
  if (kind !== undefined && inventoryKinds.has(kind)) return "/inventory";
  if (kind === "thank-you") return "/contact";
  if (kind === "place") return statePath({ slug: path.split("/")[1] ?? "" });
  return kind === "town" ? statePath(delaware) : undefined;
}

function linkTo(path: string): NavigationLink {
  return { href: path, label: requirePage(path).name };
}
