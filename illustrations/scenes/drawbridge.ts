import { place, shape, type Spot, times } from "./parts.ts";

// A drawbridge across a channel that runs toward the eye, seen from the water before it. The origin is
// the middle of its opening at the height of its street; the horizon is 20 units above.

/** From the middle: where the opening ends and where the piers do. */
const pier = { inner: 92, outer: 122, foot: 50 } as const;
const horizonY = -20;
/** The far ends of what leads away from the eye are so much nearer to the middle of the horizon. */
const depth = 0.7;
/** A leaf of the roadway, hinged at its pier: its steel is deep at the hinge and slender at the tip. */
const leaf = { long: 84, degrees: 40, hinge: 17, tip: 8 } as const;

/** The bridge with its leaves up, the channel under it, and the street along a quay to both sides. */
export function drawDrawbridge(spot: Spot): string {
  return place(
    spot,
    [
      drawChannel(),
      `<g id="half">${drawQuay()}${drawLeaf()}</g>`,
      '<use href="#half" transform="scale(-1 1)"/>',
      drawPier(-1),
      drawPier(1),
    ].join(""),
  );
}

/** The water toward the horizon between two walls: the right one turns from the light. */
function drawChannel(): string {
  const { inner, foot } = pier;
  const [x, top, bottom] = [14, horizonY + 2, horizonY + 6];
  return [
    shape("water", `M-${inner} ${foot}L-${x} ${bottom}H${x}L${inner} ${foot}z`),
    shape("rock", `M-${inner}-4L-${x} ${top}V${bottom}L-${inner} ${foot}z`),
    shape("crag", `M${inner}-4L${x} ${top}V${bottom}L${inner} ${foot}z`),
    shape("wave", "M-20 20h24M-4 6h18"),
  ].join("");
}

/** The street to the left of the bridge, out of the frame there, on a wall of stone along the canal. */
function drawQuay(): string {
  const { outer, foot } = pier;
  const piles = times(11, (index) => `M${-outer - 50 - index * 90} 0v${foot + 4}h7V0z`).join("");
  const rail = times(5, (index) => `M${-outer - 12 - index * 22}-4v-13`).join("");
  return [
    shape("road", `M-1100-6H-${outer - 4}V6H-1100z`),
    shape("rock", `M-1100 4H-${outer - 4}V${foot - 4}H-1100z`),
    shape("shadow", `M-1100 4H-${outer}v5H-1100zM-1100 ${foot - 12}H-${outer}v8H-1100z`),
    shape("beam", piles),
    shape("wire", `${rail}M-${outer + 100}-16H-${outer}`),
  ].join("");
}

/** A leaf up at the left: its near girder, and the floor's beams as far as the girder behind. */
function drawLeaf(): string {
  const angle = (leaf.degrees * Math.PI) / 180;
  const at = (along: number, down: number) =>
    [
      -pier.inner + along * Math.cos(angle) + down * Math.sin(angle),
      -4 - along * Math.sin(angle) + down * Math.cos(angle),
    ] as const;
  const farther = ([x, y]: readonly [number, number]) =>
    [x * depth, horizonY + (y - horizonY) * depth] as const;
  const under = (share: number) =>
    at(leaf.long * share, leaf.hinge + (leaf.tip - leaf.hinge) * share);
  const path = (...points: (readonly [number, number])[]) =>
    `M${points.map((point) => point.map(Math.round).join(" ")).join("L")}`;
  const beams = [0.2, 0.4, 0.6, 0.8].map((share) => path(under(share), farther(under(share))));
  const [hinge, tip] = [at(0, 0), at(leaf.long, 0)];
  return [
    shape("ink", `${path(under(0), under(1), farther(under(1)), farther(under(0)))}z`),
    shape("crag", `${path(tip, under(1), farther(under(1)), farther(tip))}z`),
    shape("rail", beams.join("")),
    shape("roof", `${path(hinge, tip, under(1), under(0))}z`),
    shape("red", `${path(at(leaf.long - 9, 0), tip, under(1), at(leaf.long - 9, leaf.tip))}z`),
    // The roadway, over its girder.
    shape("road", `${path(at(0, -3), at(leaf.long, -3), tip, hinge)}z`),
    shape(
      "wire",
      path(at(6, -13), at(leaf.long - 4, -13)) +
        [6, 30, 55, 80].map((along) => path(at(along, -2), at(along, -13))).join(""),
    ),
  ].join("");
}

/** A pier of stone at the left (-1) or the right (1) with an operator's house on it, windows all round. */
function drawPier(side: -1 | 1): string {
  const { inner, outer, foot } = pier;
  const middle = (side * (inner + outer)) / 2;
  const [left, right] = [middle - 15, middle + 15];
  const eaves = -50;
  return [
    shape("line", `M${left} 2h30v${foot}h-30z`),
    shape("dim", `M${left} 2h9v${foot}h-9z`),
    shape("shadow", `M${left} 2h30v6h-30zM${left} ${foot - 4}h30v6h-30z`),
    shape("wall", `M${left + 2} 0V${eaves}h26V0z`),
    shape("dim", `M${left + 2} 0V${eaves}h8V0zM${left + 2}-22h26v3h-26z`),
    shape("pane", `M${left + 4}-41h5v17h-5zM${left + 12}-41h6v17h-6zM${left + 20}-41h6v17h-6z`),
    shape("roof", `M${left - 5} ${eaves}l9-12H${right - 4}l9 12zM${left + 14} 0v-16h9V0z`),
    shape("shadow", `M${left - 5} ${eaves}l9-12 5 12zM${left + 2} ${eaves}h26v5h-26z`),
    shape("line", `M${left - 3}-5h36v8h-36z`),
  ].join("");
}

/** A boat that comes toward the eye: its bow, the house behind it, its mast and booms. */
export function drawComingBoat(spot: Spot): string {
  return place(
    spot,
    [
      shape("mast", "M0-50v-62M0-104L-19-56M0-104L19-56M-9-84h18"),
      shape("wall", "M-15-24v-32h30v32z"),
      shape("dim", "M-15-24v-32h8v32z"),
      shape("roof", "M-19-55h38v-6h-38z"),
      shape("pane", "M-12-38v-13h7v13zM-3-38v-13h7v13zM6-38v-13h7v13z"),
      shape("wall", "M-27-28Q-12-22 0-33 12-22 27-28l-1 8H-26z"),
      shape("red", "M-26-23Q-12-17 0-28 12-17 26-23 24-4 9 3H-9Q-24-4-26-23z"),
      shape("shadow", "M-26-23Q-12-17 0-28V3H-9Q-24-4-26-23z"),
      shape("wave", "M-34 6q10-5 22-2M34 6q-10-5-22-2M-22 13h44"),
    ].join(""),
  );
}
