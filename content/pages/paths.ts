import type { Vehicle } from "#domain/catalogue/vehicle.ts";
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

/** Where a vehicle's turntable is, for those that have one. */
export function turntablePath(vehicle: Pick<Vehicle, "id">): string {
  return `${vehiclePath(vehicle)}/3d`;
}

/** The contact form, with what the inquiry is about filled in. */
export function contactPath(about: string, interest?: "sales" | "service" | "parts"): string {
  const parameters = new URLSearchParams({ about });
  if (interest) parameters.set("interest", interest);
  return `/contact?${parameters.toString()}`;
}

/**
 * A path of this site with the URL the site is known under (no slash at its end); https URLs as
 * they are.
 */
export function toAbsoluteUrl(siteUrl: string, path: string): string {
  return path.startsWith("https://") ? path : `${siteUrl}${path}`;
}
