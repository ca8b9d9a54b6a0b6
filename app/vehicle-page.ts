import type { MetaDescriptor } from "react-router";
import { business } from "#content/business.ts";
import { findPage } from "#content/pages.ts";
import { findVehicleSharePicture } from "#content/share-pictures.ts";
import { formatDollars } from "#domain/money.ts";
import type { Vehicle } from "#domain/vehicle.ts";
import { describeMissing, describePage, type Matches } from "./metadata.ts";

/** Metadata of a vehicle: its editorial page's words where it has one, else from its record. */
export function describeVehicle(
  matches: Matches,
  vehicle: Vehicle | null,
  keywords: readonly string[] = [],
): MetaDescriptor[] {
  if (!vehicle) return describeMissing("Vehicle Not Found");
  const path = vehiclePath(vehicle);
  const image = findVehicleSharePicture(vehicle);
  const page = findPage(path) ?? {
    path,
    title: `${vehicle.name}: ${formatDollars(vehicle.price)}`.slice(0, 60),
    description: cutAtWord(vehicle.description, 155),
    isIndexed: true,
  };
  return [
    ...describePage(matches, { ...page, ogType: "product", keywords, image }),
    { property: "product:price:amount", content: String(vehicle.price) },
    { property: "product:price:currency", content: business.currency },
    { property: "product:availability", content: vehicle.inStock ? "in stock" : "out of stock" },
    { property: "product:condition", content: vehicle.isNew ? "new" : "used" },
    { property: "product:retailer_item_id", content: vehicle.id },
    { property: "product:brand", content: vehicle.brand.toUpperCase() },
  ];
}

export function vehiclePath(vehicle: Pick<Vehicle, "id">): string {
  return `/vehicles/${vehicle.id}`;
}

/** The page where a vehicle can be turned and painted; null where there is none. */
export function turntableAddress(vehicle: Pick<Vehicle, "id">): string | null {
  return findPage(`${vehiclePath(vehicle)}/3d`)?.path ?? null;
}

/** The contact form, with what the inquiry is about filled in. */
export function contactAddress(about: string, interest?: "sales" | "service" | "parts"): string {
  const parameters = new URLSearchParams({ about });
  if (interest) parameters.set("interest", interest);
  return `/contact?${parameters.toString()}`;
}

function cutAtWord(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  return `${text.slice(0, lengthMax - 3).replace(/\s+\S*$/, "")}...`;
}
