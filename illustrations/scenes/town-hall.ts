import { place, shadow, shape, type Spot, times } from "./parts.ts";

// The brick hall of a town that the Dutch settled. Its origin is the middle of the front, on the ground.

/** From the ground up: the band between its two floors, and the foot of its gable. */
const front = { half: 76, band: 64, eave: 116 } as const;
const step = { count: 5, long: 14, high: 14 } as const;
/** Its side goes back to the left, in the shade. */
const sideEnd = -front.half - 46;

/** How far the hall reaches to both sides, its side, copings and roof included. */
export const townHallEnds = { left: sideEnd - 6, right: front.half + 3 } as const;

/** A hall with a stepped gable, as in Hoorn: stone copings, paired windows, shutters, a balcony over its door. */
export function drawTownHall(spot: Spot): string {
  return place(
    spot,
    [
      shadow(sideEnd, front.half),
      drawSide(),
      drawGable(),
      drawWindows(),
      drawDoor(),
      shape(
        "deep",
        "M-122 4q0-18 18-18 8-12 22 0 18-2 18 18zM26 4q2-16 16-14 10-12 22 0 24-2 26 14z",
      ),
      shape("leaf", "M-102 4q2-14 14-12 14-4 16 12zM48 4q2-12 16-10 16-6 20 10z"),
    ].join(""),
  );
}

function drawSide(): string {
  return [
    shape("warm", `M${sideEnd} 0v-110h50V0zM-76-146v-46h15v46z`),
    shape("shadow", `M${sideEnd} 0v-110h46V0zM-76-146v-46h6v46z`),
    shape("roof", `M${sideEnd - 6}-107l84-68h40l-60 68z`),
    shape("dim", "M-108-20v-36h16v36zM-108-74v-30h16v30zM-79-192h21v-5h-21z"),
    shape("pane", "M-106-22v-32h12v32zM-106-76v-26h12v26z"),
    shape("shadow", `M${sideEnd}-69h46v5h-46z`),
  ].join("");
}

/** The front up to the steps of its gable; every step has a coping. */
function drawGable(): string {
  const { half, band, eave } = front;
  const { count, long, high } = step;
  const up = `v-${high}h${long}`.repeat(count);
  const down = `h${long}v${high}`.repeat(count);
  const top = 2 * (half - count * long);
  const copings = times(count, (index) => {
    const [x, y] = [half - index * long, eave + (index + 1) * high];
    return `M${-x - 3}-${y + 3}h20v5h-20zM${x - 17}-${y + 3}h20v5h-20z`;
  });
  return [
    shape("warm", `M-${half} 0v-${eave}${up}h${top}${down}V0z`),
    // The gable's steps are in the light at the right, in the shade at the left.
    shape(
      "shadow",
      `M-${half} 0v-${eave}${up}h-7v${high}${`h-${long}v${high}`.repeat(count - 1)}V0z`,
    ),
    shape(
      "line",
      `${copings.join("")}M-20-189h40v5h-40zM-7-189v-8h14v8zM-${half} 0v-9h${2 * half}v9zM-${half}-${band}v-5h${2 * half}v5zM-${half}-${eave}v-5h${2 * half}v5z`,
    ),
    '<circle class="line" cy="-168" r="9"/><circle class="roof" cy="-168" r="6.500"/>',
  ].join("");
}

/** Pairs of tall windows, shutters painted with hourglasses. */
function drawWindows(): string {
  const lights = times(3, (row) => `M-12 ${1 + row * 11}h11v10h-11zm13 0h11v10H1z`).join("");
  const shutters = [-24, 15].map((x) => `M${x} 0h9v34h-9z`).join("");
  const hourglasses = [-24, 15].map((x) => `M${x} 0h9l-9 34h9z`).join("");
  const use = (x: number, y: number) => `<use href="#pair" x="${x}" y="${y}"/>`;
  return [
    `<g transform="translate(0 -108)"><g id="pair">${shape("line", `M-15-4h30v40h-30z${shutters}`)}${shape("red", hourglasses)}${shape("pane", lights)}</g></g>`,
    use(-50, -108),
    use(50, -108),
    use(-50, -56),
    use(50, -56),
    shape("line", "M-12-152h24v26h-24z"),
    shape("pane", "M-10-150h9v22h-9zM1-150h9v22H1z"),
  ].join("");
}

/** A frame of stone, and on it a balcony before the window of the council's room. */
function drawDoor(): string {
  return [
    shape("line", "M-20 0v-60h40V0z"),
    shape("dim", "M-20-9v-51h7V-9z"),
    shape("deep", "M-12-6v-32q12-13 24 0v32z"),
    shape("shadow", "M-12-6v-32q6-7 12-8v40zM-34-58h58l-6 9h-58z"),
    shape("line", "M-30-65h60v7h-60zM-28-80h56v4h-56zM-26-9h52v5h-52zM-32-5h64v6h-64z"),
    shape("line", times(11, (index) => `M${-27 + index * 5}-77h3v14h-3z`).join("")),
    shape("shadow", "M-32-2h64v3h-64z"),
  ].join("");
}
