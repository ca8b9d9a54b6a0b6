import { place, shadow, shape, type Spot, times } from "./parts.ts";

/** A boat under two sails. */
export function drawSailboat(spot: Spot): string {
  return place(
    spot,
    shape("wall", "M2-6v-62l34 62z") +
      shape("dim", "M-4-6v-48l-24 48z") +
      shape("ink", "M-28-2h62l-11 11h-42z"),
  );
}

/** A boat that goes out for fish: cabin aft of a high bow, booms up. */
export function drawWorkboat(spot: Spot, hull: "red" | "water" | "leaf"): string {
  return place(
    spot,
    [
      shape("mast", "M-14-20l-22-84M-14-20l6-106M-36-104l30-18M-8-60l62 34"),
      shape("wall", "M-18-20v-34h44v34z"),
      shape("dim", "M-18-20v-34h10v34z"),
      shape("roof", "M-24-54h56v-6h-56z"),
      shape("pane", "M-4-32v-14h10v14zM11-32v-14h10v14z"),
      shape("wall", "M-70-22h112l34-16-5 10h-140z"),
      shape(hull, "M-70-20h112l32-12-16 34h-118q-8-10-10-22z"),
    ].join(""),
  );
}

/** Masts of boats that lie at their moorings. */
export function drawMoorings(spot: Spot, count: number): string {
  return place(
    spot,
    times(count, (index) => {
      const x = index * 64 + (index % 2) * 12;
      const height = 84 + ((index * 37) % 46);
      return (
        shape(
          "mast",
          `M${x} 0v-${height}M${x}-12h30M${x}-${height}l-26 ${height - 6}M${x}-${height}l34 ${height - 10}`,
        ) + shape(index % 3 === 1 ? "red" : "wall", `M${x - 30}-8h66l-10 14h-48z`)
      );
    }).join(""),
  );
}

/** A shed on a wharf of piles. */
export function drawWharf(spot: Spot): string {
  return place(
    spot,
    [
      shape("pile", times(8, (index) => `M${-150 + index * 42} 0v44`).join("")),
      shape("beam", "M-160-6h330v12h-330z"),
      shape("red", "M-110-6v-62l46-38 46 38v62z"),
      shape("roof", "M-120-62l56-48 56 48-7 6-49-41-49 41z"),
      shape("shingle", "M-18-6v-44h92v44z"),
      shape("roof", "M-22-48l12-24h76l14 24z"),
      shape("shadow", "M-18-48h92v42h-8v-35h-84zM-160 6h330v6h-330z"),
      shape("wall", "M-78-6v-34h28v34zM-4-18v-18h18v18zM30-18v-18h18v18z"),
      shape("pane", "M-2-20v-14h14v14zM32-20v-14h14v14zM-72-50v-14h16v14z"),
      shape("pile", "M104-6v-22M124-6v-22M144-6v-22"),
    ].join(""),
  );
}

/** A lifeguard's white chair. */
export function drawLifeguardStand(spot: Spot): string {
  return place(
    spot,
    [
      shadow(-30, 34),
      shape("trim", "M-30 0l14-70M30 0l-14-70M-23-36h46M-27-18h54M-20-52h40"),
      shape("wall", "M-24-70h48v-8h-48zM-24-78v-34h7v34z"),
      shape("red", "M-40-112h78l-6-14h-66zM-14-84q14 7 28 0v9h-28z"),
      shape("mast", "M32-78v-62"),
      shape("red", "M32-140l30 9-30 9z"),
    ].join(""),
  );
}

/** An umbrella on the beach with a low chair. */
export function drawUmbrella(spot: Spot, tint: "red" | "t0" | "t2" | "water"): string {
  return place(
    spot,
    [
      shadow(-26, 44),
      shape("mast", "M0 0l-6-62"),
      shape(tint, "M-46-50q30-50 78-10q-20-4-39 1t-39 9z"),
      shape("wall", "M-24-55q12-22 22-25q5 10 4 23-13 1-26 2z"),
      shape("mast", "M14 0l14-12h20m-16 12l10-12 12-14"),
    ].join(""),
  );
}

/** A fence of slats that holds the sand. */
export function drawSandFence(spot: Spot, posts: number): string {
  return place(
    spot,
    shape("shadow", `M0-3H${posts * 22 - 22}l-14 10H-16z`) +
      shape("pile", times(posts, (index) => `M${index * 22} ${(index * 7) % 5}v-34`).join("")) +
      shape("seam", `M0-10h${posts * 22 - 22}M0-24h${posts * 22 - 22}`),
  );
}

/** A white bird that stands in the marsh. */
export function drawEgret(spot: Spot): string {
  return place(
    spot,
    shape("mast", "M-3 0v-22M3 0v-22") +
      shape("wall", "M-22-20q18-24 32-12q10-8 4-20q-5-9 4-12l16 5-12 3q8 16-4 28q-12 14-40 8z"),
  );
}

/** A street lamp of a boardwalk; at dusk it is lit. */
export function drawStreetLamp(spot: Spot): string {
  return place(
    spot,
    shape("wire", "M0 0v-92M-20-92h40") +
      shape(
        "lamp wall",
        "M-27-88a7 7 0 1 1 14 0 7 7 0 1 1-14 0M13-88a7 7 0 1 1 14 0 7 7 0 1 1-14 0",
      ),
  );
}

/** The deck of a boardwalk, above the lane that the cart stands on. */
export const boardwalkY = 468;

/** The boards, and the rail toward the water. */
export function drawBoards(): string {
  const posts = times(27, (index) => `M${index * 62} ${boardwalkY}v-38`).join("");
  return (
    shape("beam", `M0 ${boardwalkY}h1600v40H0z`) +
    shape("wood", `M0 ${boardwalkY}h1600v9H0z`) +
    shape("pile", times(20, (index) => `M${index * 84} ${boardwalkY + 8}v32`).join("")) +
    shape("rail", `${posts}M0 ${boardwalkY - 36}h1600M0 ${boardwalkY - 18}h1600`)
  );
}

/** On the sidewalk; from the middle of a gate to its posts. */
const fence = { y: 482, gate: 30 } as const;

/** Pickets along a sidewalk up to a hedge at `right`, with a gate's opening at each of `gates`. */
export function drawPicketFence(gates: readonly number[], right: number): string {
  const ends = [-fence.gate, ...gates.toSorted((one, other) => one - other), right + fence.gate];
  const runs = ends.slice(1).map((end, index) => ({
    from: Math.round((ends[index] ?? 0) + fence.gate),
    to: Math.round(end - fence.gate),
  }));
  // Of all strokes the same line, which packs well.
  const line = runs.map(({ from, to }) => `M${from} 0H${to}`).join("");
  const stroke = (up: number, style = "") =>
    `<path class="trim" d="${line}" transform="translate(0 ${fence.y - up})"${style}/>`;
  const posts = runs.flatMap((run, index) => (index === 0 ? [run.to] : [run.from, run.to]));
  return [
    // Dashes are pickets, and narrower ones their points.
    stroke(13, ' style="stroke-width:26;stroke-dasharray:5 9"'),
    stroke(28, ' style="stroke-width:4;stroke-dasharray:3 11;stroke-dashoffset:-1"'),
    stroke(8),
    stroke(21),
    shape("wall", posts.map((x) => `M${x - 4} ${fence.y}v-32l4-5 4 5v32z`).join("")),
    shape("deep", `M${right + 3} ${fence.y + 2}q-2-34 18-36 20-8 24 18l4 18z`),
    shape("leaf", `M${right - 22} ${fence.y + 4}q2-18 18-15 10-17 26-6 20-1 23 21z`),
  ].join("");
}
