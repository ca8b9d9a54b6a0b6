import type { ShoreScenePlan } from "./scene-plan.ts";

/** Position and size of a part. Every part is drawn round its own origin, which is on the ground. */
export interface Spot {
  x: number;
  y: number;
  scale?: number;
  /** Mirrors the part. */
  isFlipped?: boolean;
}

export function place({ x, y, scale = 1, isFlipped = false }: Spot, drawing: string): string {
  const size = isFlipped ? `scale(${-scale} ${scale})` : scale === 1 ? "" : `scale(${scale})`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${size}">${drawing}</g>`;
}

/** Where a phone shows the middle of what it keeps of a scene: left of the cart. */
const focalX = 1065;

/** The one thing that a phone shows of a motif; `x` and `y` are the middle of its foot. */
export function focal({ x, y, scale = 1 }: Spot, drawing: string, drop = 0): string {
  const [right, down] = [focalX - x * scale, y + drop - y * scale].map(Math.round);
  const shift = down === 0 ? `${right}px` : `${right}px,${down}px`;
  const size = scale === 1 ? "" : `scale(${scale})`;
  return `<g class="focal" style="--t:translate(${shift})${size}">${drawing}</g>`;
}

/** What a phone leaves out. */
export function extra(drawing: string): string {
  return drawing && `<g class="extra">${drawing}</g>`;
}

/** The ground of a motif, which on a phone reaches as far to the right as the cart. */
export function wide(drawing: string): string {
  return `<g class="wide">${drawing}</g>`;
}

/**
 * What stands in the sun of a late afternoon, from above right, throws this on the ground: a strip from
 * the foot's `left` to its `right`, toward the eye and to the left: as a cart's picture has it.
 */
export function shadow(left: number, right: number): string {
  return shape("shadow", `M${left}-3H${right}l-14 13H${left - 26}z`);
}

export function shape(className: string, d: string): string {
  return `<path class="${className}" d="${d}"/>`;
}

/** A whole number from 0 up to `width`, by one of the plan's random numbers. */
export function span(plan: ShoreScenePlan, index: number, width: number): number {
  return Math.round((plan.randoms[index % plan.randoms.length] ?? 0) * width);
}

/** Whole numbers from 0 up to `count`. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
