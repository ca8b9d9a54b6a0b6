import { cartSpecificationOf } from "#carts/cart-models.ts";
import { turntablePath } from "#content/pages/paths.ts";
import { cartPalette, shownBodyColors } from "#content/vehicles/cart-colors.ts";
import { paletteColor } from "#domain/catalogue/cart-colors.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { TurntableOffer } from "#app/vehicles/pictures/cart-gallery.tsx";

/** How many colors stand on the picture of a cart: its own and two others. */
const colorsMax = 3;

/** The turntable of a cart with its own color first; null for a cart that cannot be turned. */
export function buildTurntableOffer(vehicle: Pick<Vehicle, "id">): TurntableOffer | null {
  const own = cartSpecificationOf(vehicle.id)?.colors.body;
  if (own === undefined) return null;
  const href = turntablePath(vehicle);
  const others = shownBodyColors.filter((id) => id !== own);
  const colors = [own, ...others].slice(0, colorsMax).map((id) => {
    const { name, swatch } = paletteColor(cartPalette, "body", id);
    return { name, swatch, href: id === own ? href : `${href}?body=${id}` };
  });
  return { href, colors };
}
