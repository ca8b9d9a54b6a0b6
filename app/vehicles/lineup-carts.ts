import drawnSizes from "#content/vehicles/drawn-sizes.json" with { type: "json" };
import { cartPalette } from "#content/vehicles/cart-colors.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import { paletteColor } from "#domain/catalogue/cart-colors.ts";
import type { Brand, Vehicle } from "#domain/catalogue/vehicle.ts";

/** A cart of the lineup, as large as it is drawn. */
export interface LineupCart {
  id: string;
  /** Without the brand. */
  name: string;
  brand: Brand;
  seats: number;
  priceDollars: number;
  lengthFeet: number;
  heightFeet: number;
  /** The paint it is drawn in. */
  color: string;
}

const centimetersPerFoot = 30.48;
const sizes: Readonly<
  Record<string, { lengthCentimeters: number; heightCentimeters: number } | undefined>
> = drawnSizes;

/** The vehicles that have a drawing from the side, the shortest first. */
export function listLineup(
  vehicles: readonly Pick<Vehicle, "id" | "name" | "brand" | "price" | "specifications">[],
): LineupCart[] {
  return vehicles
    .flatMap(({ id, name, brand, price, specifications }) => {
      const size = sizes[id];
      const drawn = cartSpecifications.find((each) => each.id === id);
      if (!size || !drawn) return [];
      return {
        id,
        name: name.replace(/^(?:denago|evolution) /i, ""),
        brand,
        seats: specifications.seatingCapacity,
        priceDollars: price,
        lengthFeet: toFeet(size.lengthCentimeters),
        heightFeet: toFeet(size.heightCentimeters),
        color: paletteColor(cartPalette, "body", drawn.colors.body).swatch,
      };
    })
    .toSorted((one, other) => one.lengthFeet - other.lengthFeet);
}

function toFeet(centimeters: number): number {
  return Math.round((centimeters / centimetersPerFoot) * 100) / 100;
}
