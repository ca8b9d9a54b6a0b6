import { CylinderGeometry, Group } from "three";
import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides } from "#carts/assembly/cart-assembly.ts";
import type { MaterialName } from "#carts/assembly/materials.ts";
import { addTire, addTurned, rimRadius } from "./tire.ts";
import { addWheelFace, dish } from "./wheel-face.ts";

/** One wheel is built and cloned to the four corners. */
export function* addWheels(cart: CartAssembly): Generator<void> {
  const { tireRadius, halfTrack, wheelbase } = cart.layout;
  const parts = cart.beginPart("wheels", cart.chassis);
  const wheel = new Group();
  addTire(cart, wheel);
  yield;
  addRim(cart, wheel);
  yield;
  for (const x of [0, -wheelbase]) {
    for (const side of bothSides) {
      const copy = wheel.clone();
      copy.position.set(x, tireRadius, side * halfTrack);
      if (side < 0) copy.rotation.y = Math.PI;
      copy.rotation.z = x * 3 + side;
      parts.add(copy);
    }
  }
}

function addRim(cart: CartAssembly, wheel: Group): void {
  const half = cart.specification.tireWidth / 2;
  const face = half - 0.012;
  const { wheel: style } = cart.specification;
  const rim = rimRadius;
  addTurned(
    cart,
    wheel,
    [
      [rim + 0.004, face - 0.012],
      [rim + 0.007, face - 0.006],
      [rim + 0.005, face],
      [rim - 0.003, face + 0.002],
      [rim - 0.01, face - 0.003],
      [rim - 0.014, face - 0.012],
      [rim - 0.022, face - 0.03],
      [rim - 0.03, face - 0.085],
    ],
    style === "offroad" || style === "steel" ? "darkMetal" : "alloy",
    { segments: 84, creaseAngle: 0.5 },
  );
  addTurned(
    cart,
    wheel,
    [
      [rim - 0.02, -half + 0.01],
      [rim - 0.038, -half + 0.02],
      [rim - 0.03, face - 0.083],
    ],
    "darkMetal",
    { segments: 60, creaseAngle: 0.5 },
  );
  const disc = (radius: number, thickness: number, z: number, material: MaterialName) => {
    const geometry = new CylinderGeometry(radius, radius, thickness, cart.segments(44));
    geometry.rotateX(Math.PI / 2);
    cart.add(geometry, material, wheel).position.z = z;
  };
  disc(rim - 0.036, 0.01, face - 0.1, "liner");
  disc(0.088, 0.05, face - 0.085, "steel");
  addWheelFace(cart, wheel, face);
  addHub(cart, wheel, face);
}

function addHub(cart: CartAssembly, wheel: Group, face: number): void {
  const options = { segments: 40, creaseAngle: 0.5 };
  const center = dish(face, 0);
  addTurned(
    cart,
    wheel,
    [
      [0.024, center + 0.004],
      [0.0225, center + 0.012],
      [0.018, center + 0.0155],
      [0.0001, center + 0.016],
    ],
    "gloss",
    options,
  );
  addTurned(
    cart,
    wheel,
    [
      [0.058, dish(face, 0.05) - 0.04],
      [0.056, dish(face, 0.056) - 0.004],
      [0.05, dish(face, 0.05) + 0.003],
      [0.024, center + 0.006],
    ],
    "gloss",
    options,
  );
  for (let i = 0; i < 4; i++) {
    const angle = ((i + 0.5) / 4) * 2 * Math.PI;
    const nut = new CylinderGeometry(0.0085, 0.0095, 0.016, 6);
    nut.rotateX(Math.PI / 2);
    const mesh = cart.add(nut, "chrome", wheel);
    mesh.position.set(0.039 * Math.cos(angle), 0.039 * Math.sin(angle), dish(face, 0.04) + 0.006);
  }
}
