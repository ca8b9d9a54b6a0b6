import { Group, Matrix4, Vector3 } from "three";
import type { Object3D } from "three";
import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides } from "#carts/assembly/cart-assembly.ts";
import type { Point } from "#carts/geometry/surface.ts";
import { seatMeasures, seatPiece } from "./seat-shape.ts";
import type { SeatPiece } from "./seat-shape.ts";
import type { MaterialName } from "#carts/assembly/materials.ts";
import type { SeatStyle } from "#carts/specification/specification.ts";
import { addSeatBelts } from "./seat-belts.ts";

/** Middle of each of the two places of a bench. */
const seatPlaces = [-0.272, 0.272] as const;
const backrestLean = 0.2;

/** Materials of bolsters, sewn-in panel and piping. */
const seatCovers: Record<SeatStyle, readonly [MaterialName, MaterialName, MaterialName]> = {
  sport: ["seatTrim", "seat", "piping"],
  captain: ["seat", "seat", "seatTrim"],
  bench: ["seat", "seat", "seatTrim"],
};

interface BenchPieces {
  cushion: SeatPiece;
  backrest: SeatPiece;
}

/** Every bench; each place is a group named "seat", so that seats can be counted. */
export function* addSeats(cart: CartAssembly): Generator<void> {
  const { forwardRows, rowPitch, firstBenchX, lastBenchX, hasRearSeat, seatY } = cart.layout;
  const cushion = seatPiece(cart, "cushion");
  yield;
  const pieces = { cushion, backrest: seatPiece(cart, "backrest") };
  yield;
  const { backHeight } = seatMeasures[cart.specification.seatStyle];
  cart.beginPart("seats");
  for (let row = 0; row < forwardRows; row++) {
    const frontX = firstBenchX - row * rowPitch;
    addBench(cart, pieces, frontX, 1);
    cart.box(
      {
        size: [0.03, backHeight - 0.02, 1.02],
        radius: 0.014,
        at: [frontX - 0.52 - 0.1 * backHeight, seatY + 0.08 + backHeight / 2, 0],
        lean: backrestLean,
      },
      "plastic",
    );
    if (row < forwardRows - 1) addPedestal(cart, frontX);
    yield;
  }
  if (hasRearSeat) {
    addBench(cart, pieces, lastBenchX - 1.155, -1);
    cart.box(
      {
        size: [0.03, backHeight - 0.06, 1.02],
        radius: 0.014,
        at: [lastBenchX - 0.6, seatY + 0.06 + backHeight / 2, 0],
      },
      "plastic",
    );
    yield;
  }
}

/** A bench whose cushion begins at x and that looks forward (1) or back (-1). */
function addBench(cart: CartAssembly, pieces: BenchPieces, frontX: number, facing: 1 | -1): void {
  const bench = new Group();
  bench.position.set(frontX, cart.layout.seatY, 0);
  if (facing < 0) bench.rotation.y = Math.PI;
  cart.currentPart.add(bench);
  for (const z of seatPlaces) {
    const seat = new Group();
    seat.name = "seat";
    bench.add(seat);
    addCushion(cart, pieces.cushion, seat, z);
    addBackrest(cart, pieces.backrest, seat, z);
  }
  cart.box({ size: [0.46, 0.05, 1.08], radius: 0.02, at: [-0.245, -0.01, 0] }, "plastic", bench);
  addHipRestraints(cart, bench);
  addSeatBelts(cart, bench);
}

function addCushion(cart: CartAssembly, piece: SeatPiece, seat: Object3D, z: number): void {
  const place = new Group();
  place.position.set(-0.24, 0.065, z);
  const across = new Vector3(0, 0, -1);
  const back = new Vector3(-1, -0.07, 0).normalize();
  const up = new Vector3(-0.07, 1, 0).normalize();
  place.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(across, back, up));
  seat.add(place);
  addPiece(cart, piece, place);
}

function addBackrest(cart: CartAssembly, piece: SeatPiece, seat: Object3D, z: number): void {
  const hinge = new Group();
  hinge.position.set(-0.475, 0.12, 0);
  hinge.rotation.z = backrestLean;
  seat.add(hinge);
  const place = new Group();
  const { seatStyle } = cart.specification;
  const { backHeight } = seatMeasures[seatStyle];
  place.position.set(0, backHeight / 2 - 0.03, z);
  place.rotation.y = Math.PI / 2;
  hinge.add(place);
  addPiece(cart, piece, place);
  if (seatStyle === "captain") addHeadRestraint(cart, hinge, backHeight - 0.03, z);
}

/** A pad on two steel rods above the backrest. */
function addHeadRestraint(cart: CartAssembly, hinge: Object3D, top: number, z: number): void {
  for (const side of bothSides) {
    const rodZ = z + side * 0.06;
    cart.tube(
      [
        [-0.012, top - 0.03, rodZ],
        [-0.012, top + 0.08, rodZ],
      ],
      0.0065,
      0,
      "chrome",
      hinge,
    );
  }
  const pad = { radius: 0.04, segments: cart.segments(8), at: [0, top + 0.125, z] as Point };
  cart.box({ ...pad, size: [0.085, 0.15, 0.25] }, "seat", hinge);
  cart.box(
    { ...pad, size: [0.02, 0.1, 0.19], radius: 0.009, at: [0.04, top + 0.125, z] },
    "seatTrim",
    hinge,
  );
}

function addPiece(cart: CartAssembly, piece: SeatPiece, place: Object3D): void {
  const [bolsters, insert, piping] = seatCovers[cart.specification.seatStyle];
  cart.add(piece.bolsters, bolsters, place);
  cart.add(piece.insert, insert, place);
  cart.add(piece.piping, piping, place);
  if (piece.stitches) cart.add(piece.stitches, piping, place);
}

function addHipRestraints(cart: CartAssembly, bench: Object3D): void {
  for (const side of bothSides) {
    cart.tube(
      [
        [-0.46, 0.02, side * 0.565],
        [-0.46, 0.235, side * 0.575],
        [-0.2, 0.235, side * 0.575],
        [-0.16, 0.02, side * 0.565],
      ],
      0.0135,
      0.09,
      "frame",
      bench,
    );
    cart.box(
      { size: [0.2, 0.034, 0.046], radius: 0.016, at: [-0.32, 0.252, side * 0.575] },
      "plastic",
      bench,
    );
  }
}

/** The stand under a bench in the middle of the floor, and the grab rail behind it. */
function addPedestal(cart: CartAssembly, frontX: number): void {
  const { floorY, seatY } = cart.layout;
  cart.box({ size: [0.42, 0.33, 1.16], radius: 0.05, at: [frontX - 0.27, 0.52, 0] }, "paint");
  cart.box({ size: [0.3, 0.18, 1.18], radius: 0.03, at: [frontX - 0.27, 0.48, 0] }, "plastic");
  cart.box({ size: [0.36, 0.012, 1.08], radius: 0.004, at: [frontX - 0.66, floorY, 0] }, "matting");
  const loop = (z: number): Point[] => [
    [frontX - 0.44, seatY - 0.075, z],
    [frontX - 0.6, seatY - 0.06, z],
    [frontX - 0.735, seatY + 0.5, z],
  ];
  cart.tube([...loop(-0.44), ...loop(0.44).toReversed()], 0.014, 0.07, "frame");
}
