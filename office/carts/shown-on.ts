import { comparePath, vehiclePath } from "#content/pages/paths.ts";
import { featuredVehicleIds } from "#content/pages/words/home.ts";
import { chooseFeatured } from "#domain/catalogue/availability.ts";
import { listChangedFields, toVehicleFields } from "#domain/catalogue/vehicle-fields.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { VehicleEdit } from "#server/inventory/vehicle-editor.ts";

/** A page of the public site on which a change will be seen. */
export interface ShownOn {
  /** Null for several pages at once. */
  path: string | null;
  text: string;
}

/** What cards and rows of lists say; the rest is only on the cart's own page and in comparisons. */
const listedFields: ReadonlySet<string> = new Set([
  "name",
  "brand",
  "category",
  "price",
  "images",
  "imageTexts",
  "inStock",
  "isNew",
  "isHidden",
  "streetLegal",
  "seatingCapacity",
  "range",
]);

/**
 * The public pages that show an edit.
 * @param vehicles all vehicles as they are now.
 */
export function listShownOn(
  { before, after, place }: VehicleEdit,
  vehicles: readonly Vehicle[],
): ShownOn[] {
  const wasShown = before !== null && before.isHidden !== true;
  const isShown = after.isHidden !== true;
  if (!wasShown && !isShown) return [];
  const changed =
    before === null ? ["name"] : listChangedFields(toVehicleFields(before), toVehicleFields(after));
  const isListed = place !== null || changed.some((name) => listedFields.has(name));
  const others = vehicles.filter(({ id, isHidden }) => id !== after.id && isHidden !== true);
  const listBefore = wasShown ? [before, ...others] : others;
  const listAfter = isShown ? [after, ...others] : others;
  const isFeatured = [listBefore, listAfter].some((list) =>
    chooseFeatured(list, featuredVehicleIds).some(({ id }) => id === after.id),
  );
  const brandPaths = new Set([before?.brand ?? after.brand, after.brand]);
  return [
    {
      path: vehiclePath(after),
      text: isShown
        ? "The cart's own page"
        : "The cart's page, which will say it is no longer here",
    },
    ...(isListed ? [{ path: "/inventory", text: "The list of all carts" }] : []),
    ...(isListed && isFeatured ? [{ path: "/", text: "The home page" }] : []),
    ...(isListed
      ? [...brandPaths].map((brand) => ({ path: `/${brand}`, text: "The brand's page" }))
      : []),
    { path: comparePath(), text: "The comparison of carts" },
    ...(findLowestPrice(listBefore) === findLowestPrice(listAfter)
      ? []
      : [
          {
            path: null,
            text: "Every page that says what carts start at, such as towns and beaches",
          },
        ]),
    { path: null, text: "Search engines, shopping feeds and assistants" },
  ];
}

function findLowestPrice(vehicles: readonly Vehicle[]): number {
  return Math.min(...vehicles.map(({ price }) => price));
}
