import type { Coordinates } from "#domain/geography/place.ts";
import type { Extent, Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";

/** What lays the pixels of one plane on those of another of the same form: in size, then in place. */
export interface Similarity {
  scale: number;
  shift: PlanePoint;
}

/** From one plane to another whose projection differs in size and place only; exact wherever it is measured. */
export function findSimilarity(from: Plane, to: Plane, at: Coordinates): Similarity {
  const scale = from.kilometersPerPixel / to.kilometersPerPixel;
  const [fromX, fromY] = from.locate(at);
  const [toX, toY] = to.locate(at);
  return { scale, shift: [toX - fromX * scale, toY - fromY * scale] };
}

/** A point of the second plane in pixels of the first. */
export function layBack([x, y]: PlanePoint, { scale, shift }: Similarity): PlanePoint {
  return [(x - shift[0]) / scale, (y - shift[1]) / scale];
}

/** The edges of two planes as one, in pixels of the first. */
export function joinExtents(first: Extent, second: Extent, similarity: Similarity): Extent {
  const [left, top] = layBack(second[0], similarity);
  const [right, bottom] = layBack(second[1], similarity);
  return [
    [Math.min(first[0][0], left), Math.min(first[0][1], top)],
    [Math.max(first[1][0], right), Math.max(first[1][1], bottom)],
  ];
}
