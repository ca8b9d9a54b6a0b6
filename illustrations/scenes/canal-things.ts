import { place, shadow, shape, type Spot } from "./parts.ts";

/** An old linden: a broad crown in three tiers. */
export function drawLinden(spot: Spot): string {
  return place(
    spot,
    shadow(-34, 30) +
      shape("beam", "M-8 0q5-30 2-60h12q-3 30 2 60z") +
      shape(
        "deep",
        "M-14-40q-32 4-48-12-16-22 4-38-10-26 14-38 4-26 34-26 22-14 40 4 28 0 30 28 20 14 8 36 12 24-10 38-34 18-72 8z",
      ) +
      shape(
        "leaf",
        "M-4-154q20-12 34 4 28 0 30 28 20 14 8 36 8 14 2 24-10-18-28-18 4-26-20-34-2-28-26-40z",
      ),
  );
}

/** A white fishing boat, broadside, her bow to the right; the origin is on her waterline. */
export function drawMooredBoat(spot: Spot): string {
  return place(
    spot,
    [
      shape("mast", "M-44-18h-26M-4-40v-58M-4-94L64-30M-4-52l-50-24M-4-94l-50 18v56"),
      shape("wall", "M-28-16v-30h46l8 30z"),
      shape("dim", "M-28-16v-30h12v30z"),
      shape("roof", "M-33-45h54v-5h-54z"),
      shape("pane", "M-11-26v-13h11v13zM4-26v-13h11l4 13z"),
      shape("wall", "M-68-19Q0-10 42-18 58-22 76-32L60 4H-62z"),
      shape("shadow", "M-68-19l3 12H61l-3 11H-62z"),
      shape("red", "M-64-4H62l-3 8H-62z"),
      shape("wood", "M-68-20Q0-11 42-19 58-23 76-33l-2 5Q58-17 42-14 0-6-67-15z"),
      shape("wave", "M-70 9h56m20 0h58M-30 14h46"),
    ].join(""),
  );
}

/** A pole with the flag of the Netherlands. */
export function drawFlag(spot: Spot): string {
  return place(
    spot,
    [
      shape("line", "M-2 0v-166h4V0z"),
      shape("red", "M2-164q12-6 24 0t24 0v11q-12 6-24 0t-24 0z"),
      shape("wall", "M2-153q12-6 24 0t24 0v11q-12 6-24 0t-24 0z"),
      shape("water", "M2-142q12-6 24 0t24 0v11q-12 6-24 0t-24 0z"),
    ].join(""),
  );
}
