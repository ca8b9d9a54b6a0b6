import type { MetaDescriptor } from "react-router";
import { business } from "#content/dealership/business.ts";
import { findPage } from "#content/pages/pages.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import { findVehicleSharePicture } from "#content/pages/share-pictures.ts";
import { formatDollars } from "#domain/money/money.ts";
import { formatBrand } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { buildNotFoundMeta, buildPageMeta, type Matches } from "#app/site/metadata.ts";
import { removedVehicle } from "#content/pages/words/model.ts";
import { vehicleNotFound } from "./vehicle-words.ts";

/** Search engines cut what is longer; the pages of content/pages/pages.ts keep to the same lengths. */
const titleLengthMax = 60;
const descriptionLengthMin = 50;
const descriptionLengthMax = 155;

/** Metadata of a vehicle: that of its editorial page where it has one, else from its record. */
export function buildVehicleMeta(
  matches: Matches,
  vehicle: Vehicle,
  keywords: readonly string[] = [],
): MetaDescriptor[] {
  const path = vehiclePath(vehicle);
  const image = findVehicleSharePicture(vehicle);
  const page = findPage(path) ?? {
    path,
    title: `${vehicle.name}: ${formatDollars(vehicle.price)}`.slice(0, titleLengthMax),
    description: cutAtSentence(vehicle.description, descriptionLengthMax),
    isIndexed: true,
  };
  return [
    ...buildPageMeta(matches, { ...page, ogType: "product", keywords, image }),
    { property: "product:price:amount", content: String(vehicle.price) },
    { property: "product:price:currency", content: business.currency },
    { property: "product:availability", content: vehicle.inStock ? "in stock" : "out of stock" },
    { property: "product:condition", content: vehicle.isNew ? "new" : "used" },
    { property: "product:retailer_item_id", content: vehicle.id },
    { property: "product:brand", content: formatBrand(vehicle.brand) },
  ];
}

/** Metadata of the page of a vehicle that is not in the catalogue, but may have been once. */
export function buildMissingVehicleMeta(removed: { name: string } | null): MetaDescriptor[] {
  return buildNotFoundMeta(
    removed ? removedVehicle.formatTitle(removed.name) : vehicleNotFound.title,
  );
}

/** The whole sentences that fit; as many words as fit where those sentences would be too short. */
function cutAtSentence(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  // Two characters more, because a sentence ends before a space and a capital letter.
  const [sentences = ""] = /^.*[.!?](?= [A-Z])/s.exec(text.slice(0, lengthMax + 2)) ?? [];
  if (sentences.length >= descriptionLengthMin) return sentences;
  return `${text.slice(0, lengthMax - 3).replace(/\s+\S*$/, "")}...`;
}
