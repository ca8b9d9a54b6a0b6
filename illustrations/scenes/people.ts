import { place, shape, type Spot } from "./parts.ts";

/** A name of a color of the scenes. */
type Color = "ink" | "roof" | "wood" | "beam" | "shade" | "warm" | "water" | "red" | "line" | "t2";

interface Looks {
  skin: Color;
  shirt: Color;
  trousers: Color;
  hair: string;
}

// People have no faces. Each is drawn round the ground between the feet and is 142 units tall.
const hair = {
  short: shape("ink", "M-10-129q-2-13 10-13q12 0 10 13q-2-5-6-6q-8 0-14 6z"),
  bun: shape(
    "beam",
    "M-10-129q-2-13 10-13q12 0 10 13q-2-5-6-6q-8 0-14 6zM-14-139a5 5 0 1 1 10 0a5 5 0 1 1-10 0z",
  ),
  long: shape(
    "warm",
    "M-10-114q-4-28 10-28q14 0 10 28q-3 0-4-2v-14q-8-1-11-6q-1 5-2 6v14q-1 2-3 2z",
  ),
};

/** Brings a box of parts out of the shop. */
export function drawBoxCarrier(spot: Spot): string {
  const looks: Looks = { skin: "beam", shirt: "t2", trousers: "roof", hair: hair.short };
  return place(
    spot,
    [
      limb("roof", 12, "M-4-68L-14-36L-22-7"),
      limb("roof", 12, "M4-68L12-36L10-6"),
      shape("ink", "M-30-10l14 6-2 5h-14zM4-5h16q4 1 4 5H4z"),
      drawBody(looks),
      shape("wood", "M6-104h44v40H6z"),
      shape("beam", "M24-104h9v14h-9z"),
      limb("t2", 9, "M-11-104L-9-82"),
      limb("beam", 6.5, "M-9-82L16-72"),
      limb("t2", 9, "M12-104L16-86"),
      limb("beam", 6.5, "M16-86L36-66"),
    ].join(""),
  );
}

/** In an apron, with a list under one arm, the other one waving. */
export function drawWaver(spot: Spot): string {
  const looks: Looks = { skin: "shade", shirt: "water", trousers: "ink", hair: hair.bun };
  return place(
    spot,
    [
      drawStance("ink"),
      limb("water", 9, "M13-105L29-116"),
      limb("shade", 6.5, "M29-116L34-141"),
      drawBody(looks),
      shape("red", "M-8-108h16l4 66h-24z"),
      limb("water", 9, "M-13-104L-20-84"),
      shape("line", "M-20-92l19-4 4 25-19 4z"),
      limb("shade", 6.5, "M-20-84L-6-76"),
    ].join(""),
  );
}

/** A hand at the hip, the other one at a surfboard that is taller than she is. */
export function drawSurfer(spot: Spot): string {
  const looks: Looks = { skin: "wood", shirt: "line", trousers: "water", hair: hair.long };
  return place(
    spot,
    [
      shape("t2", "M-40 0c-13-54-11-106 4-146c14 40 16 92 4 146z"),
      shape("red", "M-46-66q10 5 20 0v8q-10 5-20 0z"),
      limb("water", 11.5, "M-5-68L-9-6M5-68L9-6"),
      shape("ink", "M-15-5h14v5h-18q0-4 4-5zM4-5h13q4 1 4 5H4z"),
      drawBody(looks),
      limb("line", 9, "M-13-104L-23-92"),
      limb("wood", 6.5, "M-23-92L-34-96"),
      limb("line", 9, "M13-104L25-88"),
      limb("wood", 6.5, "M25-88L13-72"),
    ].join(""),
  );
}

function drawStance(trousers: Color): string {
  return (
    limb(trousers, 11.5, "M-5-70L-6-6M5-70L6-6") +
    shape("ink", "M-12-5h16v5h-19q0-4 3-5zM1-5h13q3 1 3 5H1z")
  );
}

/** From the hips up, without the arms. */
function drawBody({ skin, shirt, trousers, hair: drawnHair }: Looks): string {
  return [
    shape(trousers, "M-12-74h24l1 14h-26z"),
    shape(skin, "M-4-120h8v12h-8z"),
    shape(shirt, "M-17-104q0-9 9-9.5q8 3 16 0q9 .5 9 9.5l-3 40h-28z"),
    shape(skin, "M-9-127a9 10.500 0 1 1 18 0a9 10.500 0 1 1-18 0z"),
    drawnHair,
  ].join("");
}

function limb(color: Color, thickness: number, d: string): string {
  return `<path d="${d}" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="${thickness}" style="stroke:var(--${color})"/>`;
}
