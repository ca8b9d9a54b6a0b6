import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import type { MaterialName } from "#carts/assembly/materials.ts";
import { withRolledEdges } from "#carts/geometry/edges.ts";
import { offsetSurface } from "#carts/geometry/surface.ts";
import type { Surface } from "#carts/geometry/surface.ts";
import { splitSurface } from "#carts/geometry/trim.ts";
import type { TrimDistance } from "#carts/geometry/trim.ts";

/** A distance no trim line is near to: this point is not part of the panel. */
export const far = 0.2;

const bevelRadius = 0.0032;
/**
 * Half of what is cut away along a shut line. The bevels grow back over their radius on both
 * sides, which leaves a line 4 mm wide.
 */
export const shutLineCut = bevelRadius + 0.002;

/** A panel with beveled edges that are folded back as sheet is. */
export function addPanel(cart: CartAssembly, surface: Surface, material: MaterialName): void {
  if (surface.indices.length === 0) return;
  cart.addSurface(withRolledEdges(surface, 0.016, bevelRadius), material);
}

/** What is seen in the gaps between the panels: the dark under them. */
export function addUnderside(cart: CartAssembly, surface: Surface): void {
  cart.addSurface(offsetSurface(surface, -0.013), "liner");
}

/** Cuts panels apart along nearly straight shut lines, one after another, and adds every piece. */
export function* addPanels(
  cart: CartAssembly,
  surface: Surface,
  seams: readonly TrimDistance[],
  material: MaterialName,
): Generator<void> {
  const [seam, ...others] = seams;
  if (!seam) {
    addPanel(cart, surface, material);
    yield;
    return;
  }
  const parts = yield* splitSurface(surface, seam, shutLineCut, 0);
  yield* addPanels(cart, parts.inside, others, material);
  yield* addPanels(cart, parts.outside, others, material);
}
