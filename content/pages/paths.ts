import type { ContactLink } from "./contact-topics.ts";
import type { Brand, Vehicle } from "#domain/catalogue/vehicle.ts";
import type { Municipality, Place, State } from "#domain/geography/place.ts";

export function statePath(state: Pick<State, "slug">): string {
  return `/${state.slug}-golf-carts`;
}

export function placePath(state: Pick<State, "slug">, place: Pick<Place, "slug">): string {
  return `/${state.slug}/${place.slug}-golf-carts`;
}

export function townPath(town: Pick<Municipality, "slug">): string {
  return `/${town.slug}-golf-carts`;
}

/** The canonical page of a vehicle. */
export function vehiclePath(vehicle: Pick<Vehicle, "id">): string {
  return `/vehicles/${vehicle.id}`;
}

/** The page where a vehicle can be turned and painted, for those that have one. */
export function turntablePath(vehicle: Pick<Vehicle, "id">): string {
  return `${vehiclePath(vehicle)}/3d`;
}

/** The payment estimate, with this vehicle chosen. */
export function financingPath(vehicle: Pick<Vehicle, "id">): string {
  return `/financing?vehicle=${vehicle.id}#estimate`;
}

/** The inventory, filtered to a brand, or to one series of it. */
export function brandInventoryPath(brand: Brand, series?: string): string {
  const path = `/inventory?brand=${brand}`;
  return series === undefined ? path : `${path}&series=${encodeURIComponent(series.toLowerCase())}`;
}

/** The rental quote, with a cart or a place chosen; a place by its id in the list of places. */
export function rentalQuotePath(choice: { cart?: string; place?: string } = {}): string {
  const query = (["cart", "place"] as const)
    .filter((name) => choice[name] !== undefined)
    .map((name) => `${name}=${choice[name]}`);
  return ["/rentals/quote", query.join("&")].filter(Boolean).join("?");
}

/** The comparison of these vehicles, by id; the page where they are chosen without any. */
export function comparePath(ids: readonly string[] = []): string {
  return ids.length === 0 ? "/compare" : `/compare?ids=${ids.join(",")}`;
}

/** A path of this site with the place that carts are delivered to; the path itself without one. */
export function withDeliveryPlace(path: string, place: { id: string } | null): string {
  if (!place) return path;
  const [before = "", fragment] = path.split("#");
  const named = `${before}${before.includes("?") ? "&" : "?"}to=${place.id}`;
  return fragment === undefined ? named : `${named}#${fragment}`;
}

/** Where a visitor chooses that place, to come back to `path`, its query included. */
export function deliverToPath(path: string): string {
  return `/deliver-to?for=${encodeURIComponent(path).replaceAll("%2F", "/")}`;
}

/** The contact form, with what the inquiry is about filled in; ids only, never a text. */
export function contactPath(link: ContactLink = {}): string {
  const query = (["place", "vehicle", "vehicles", "brand", "topic", "quote"] as const)
    .filter((name) => link[name] !== undefined)
    .map((name) => `${name}=${String(link[name])}`);
  if (link.answers) query.push(link.answers);
  return query.length === 0 ? "/contact" : `/contact?${query.join("&")}`;
}

/**
 * A path of this site with the URL the site is known under (no slash at its end); https URLs as
 * they are.
 */
export function toAbsoluteUrl(siteUrl: string, path: string): string {
  return path.startsWith("https://") ? path : `${siteUrl}${path}`;
}
