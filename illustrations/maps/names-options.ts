import type { DrawnNeighbor } from "./drawings.ts";
import type { LineCount } from "./drawn-lines.ts";
import type { Box } from "./labels.ts";
import type { BandFrame } from "./map-frames.ts";
import type { GroundTest } from "./on-ground.ts";

/** A neighbor's dot before it is named. */
export interface Dot extends Omit<DrawnNeighbor, "label" | "leader" | "onPhone"> {
  /** One of those that fill the frame: it is always named. */
  isListed: boolean;
}

export interface NamesOptions {
  name: string;
  marker: { x: number; y: number; radius: number };
  dots: readonly Dot[];
  /** Where no name may be. */
  taken: readonly Box[];
  bands: readonly BandFrame[];
  /** Of the frame, in pixels. */
  height: number;
  shore: LineCount;
  isLand: GroundTest;
}
