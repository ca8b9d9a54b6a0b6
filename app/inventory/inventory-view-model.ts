import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { findFacets, searchVehicles } from "#domain/catalogue/find-vehicles.ts";
import { paginate } from "#domain/catalogue/inventory-search.ts";
import type { FindSimilar } from "#domain/catalogue/search-words.ts";
import { findPictureKinds, type PictureKinds } from "#domain/catalogue/vehicle-pictures.ts";
import type { VehicleSummary } from "#app/vehicles/index.ts";
import type { InventorySearchProps } from "./inventory-search.island.tsx";

/**
 * What the pictures of all cards are; "some rendered" while the catalogue cannot be read, since the
 * browser fetches the cards then.
 */
export function findCardPictureKinds(catalogue: Catalogue | null): PictureKinds {
  if (!catalogue) return "some rendered";
  return findPictureKinds(catalogue.vehicles.flatMap(({ images }) => images.slice(0, 1)));
}

/** What the inventory shows for a filter; `found` is null while the catalogue cannot be read. */
export function readInventoryPage(
  catalogue: Catalogue | null,
  { filter, page }: Pick<InventorySearchProps, "filter" | "page">,
  findSimilar: FindSimilar,
): Omit<InventorySearchProps, "delivery"> {
  if (!catalogue) return { filter, page, facets: null, found: null };
  const matching = searchVehicles(catalogue.vehicles, filter, findSimilar);
  const { items, page: shown, pageCount } = paginate(matching, page);
  return {
    filter,
    page: shown,
    facets: findFacets(catalogue.vehicles, filter, findSimilar),
    found: {
      vehicles: items.map(summarize),
      matchingCount: matching.length,
      totalCount: catalogue.vehicles.length,
      pageCount,
    },
  };
}

/** What a card shows and no more, because a page carries the island's props in its markup. */
function summarize(vehicle: VehicleSummary): VehicleSummary {
  const { id, name, brand, price, images, inStock, isNew, streetLegal, specifications } = vehicle;
  const { seatingCapacity, range } = specifications;
  const [image = ""] = images;
  const imageText = vehicle.imageTexts?.[image];
  return {
    id,
    name,
    brand,
    price,
    images: images.slice(0, 1),
    ...(imageText === undefined ? {} : { imageTexts: { [image]: imageText } }),
    inStock,
    isNew,
    streetLegal,
    specifications: { seatingCapacity, range },
  };
}
