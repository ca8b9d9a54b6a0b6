import type { BufferGeometry } from "three";
import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { cushionSurface } from "#carts/geometry/cushion.ts";
import { roundedRectangleDistance, smoothStep } from "#carts/geometry/distance.ts";
import type { Point2 } from "#carts/geometry/distance.ts";
import type { Point } from "#carts/geometry/surface.ts";
import { toBufferGeometry } from "#carts/geometry/surface.ts";
import { clipSurface } from "#carts/geometry/trim.ts";
import type { TrimDistance } from "#carts/geometry/trim.ts";
import { smoothLine } from "#carts/geometry/curve.ts";
import { tubeSurface } from "#carts/geometry/tube.ts";
import type { SeatStyle } from "#carts/specification/specification.ts";

interface SeatMeasures {
  width: number;
  backHeight: number;
  /** Half the width of the sewn-in panel, as a share of half the seat. */
  insertWidth: number;
  /** Height of the side bolsters as a share of a sports seat's. */
  bolster: number;
  channels: number;
}

/** What sets the three kinds of seat apart; lengths in meters. */
export const seatMeasures: Record<SeatStyle, SeatMeasures> = {
  sport: { width: 0.515, backHeight: 0.56, insertWidth: 0.66, bolster: 1, channels: 6 },
  captain: { width: 0.505, backHeight: 0.47, insertWidth: 0.72, bolster: 0.8, channels: 8 },
  bench: { width: 0.535, backHeight: 0.38, insertWidth: 0.86, bolster: 0.12, channels: 3 },
};

export interface SeatPiece {
  bolsters: BufferGeometry;
  insert: BufferGeometry;
  piping: BufferGeometry;
  /** Double seams along the piping; only stills are looked at from so near. */
  stitches: BufferGeometry | undefined;
}

/** A cushion or a backrest for one person in its own place: x width, y towards its end, front to +z. */
export function seatPiece(cart: CartAssembly, kind: "cushion" | "backrest"): SeatPiece {
  const isCushion = kind === "cushion";
  const measures = seatMeasures[cart.specification.seatStyle];
  const size = isCushion
    ? { width: measures.width, height: 0.5, thickness: 0.125 }
    : { width: measures.width, height: measures.backHeight, thickness: 0.105 };
  const centerUp = isCushion ? 0.06 : -0.06;
  const insertAt = roundedRectangleDistance(
    [0, centerUp],
    [measures.insertWidth, isCushion ? 0.8 : 0.74],
    0.2,
  );
  const relief = seatRelief(isCushion, insertAt, measures);
  const taper = 0.2 * measures.bolster;
  const narrowing = (up: number) =>
    isCushion ? 1 - 0.03 * up : 1 - taper * smoothStep(-0.1, 1, up);
  const warp = ([x, y, z]: Point): Point => {
    const up = y / (size.height / 2);
    const lean = isCushion ? 0 : 0.02 * smoothStep(-0.1, 1, up);
    return [x * narrowing(up), y, z + lean];
  };
  const surface = cushionSurface({
    ...size,
    radius: 0.051,
    widthSegments: cart.segments(38),
    heightSegments: cart.segments(48),
    relief,
    warp,
  });
  const border: TrimDistance = ([x, y], normal) => {
    if (normal[2] <= 0.15) return 0.3;
    const up = y / (size.height / 2);
    return insertAt(x / narrowing(up) / (size.width / 2), up);
  };
  const surfacePlace = ([across, up]: Point2): Point =>
    warp([
      (across * size.width) / 2,
      (up * size.height) / 2,
      size.thickness / 2 + relief(across, up),
    ]);
  const piping = pipingPoints(insertAt, centerUp).map(surfacePlace);
  return {
    bolsters: toBufferGeometry(clipSurface(surface, border)),
    insert: toBufferGeometry(clipSurface(surface, (...point) => -border(...point))),
    piping: toBufferGeometry(
      tubeSurface(smoothLine(piping, cart.segments(100), true), 0.0055, 6, true),
    ),
    stitches: cart.closeUp?.stitches((outward) =>
      pipingPoints((across, up) => insertAt(across, up) - outward, centerUp).map(surfacePlace),
    ),
  };
}

/** Bolsters, sewn channels and a waterfall edge or a head roll, in meters above flat. */
function seatRelief(
  isCushion: boolean,
  insertAt: (across: number, up: number) => number,
  { bolster, channels }: SeatMeasures,
) {
  return (across: number, up: number): number => {
    const border = insertAt(across, up);
    let height =
      0.03 * smoothStep(0.55, 0.92, Math.abs(across)) * (isCushion ? 0.9 : 1.15) * bolster;
    height -= 0.018 * smoothStep(1, 0, Math.abs(across)) * bolster;
    const inside = smoothStep(0.02, -0.06, border);
    height += inside * 0.006;
    height -= 0.01 * Math.exp(-(border * border) / 0.0012);
    const channel = (up * 0.5 + 0.5) * channels;
    const fromSeam = Math.abs(channel - Math.round(channel));
    height -= inside * 0.01 * Math.exp(-(fromSeam * fromSeam) / 0.006);
    height += isCushion ? -0.028 * smoothStep(-0.5, -1, up) : 0.012 * smoothStep(0.62, 0.95, up);
    return height;
  };
}

/** The border of the insert, found outward from its middle in every direction. */
function pipingPoints(insertAt: (across: number, up: number) => number, centerUp: number) {
  return Array.from({ length: 56 }, (_, index): [number, number] => {
    const angle = (index / 56) * 2 * Math.PI;
    const [across, up] = [Math.cos(angle), Math.sin(angle)];
    let [inside, outside] = [0, 1.4];
    for (let step = 0; step < 20; step++) {
      const middle = (inside + outside) / 2;
      if (insertAt(middle * across, middle * up + centerUp) < 0) inside = middle;
      else outside = middle;
    }
    return [inside * across, inside * up + centerUp];
  });
}
