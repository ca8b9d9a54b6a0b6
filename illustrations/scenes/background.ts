import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { drawSailboat } from "./shore-things.ts";
import { extra, shape, span, times, wide } from "./parts.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";

const { width } = shoreFrame;
/** Where the near ground begins: nothing behind it is drawn farther down. */
export const backgroundBottom = 500;
/** Height of the land behind the cart over the near ground, and of its beach. */
const landRise = { high: 26, low: 100 };

/** Whose drawing goes on up to the horizon. */
const motifsWithLand: ReadonlySet<ShoreScenePlan["motif"]> = new Set([
  "team",
  "delivery",
  "home-call",
]);

/** Sky, far shore, water, and the land that the motif stands on, unless it draws them itself. */
export function drawBackground(plan: ShoreScenePlan): string {
  if (motifsWithLand.has(plan.motif)) return drawSky(plan);
  // Its banks and its water are its own, before land as far as the trees.
  if (plan.motif === "canal") {
    const land = shape("far", `M0 ${plan.horizonY + 2}h${width}v40H0z`);
    return drawSky(plan) + wide(drawFarShore(plan) + land);
  }
  return [
    drawSky(plan),
    wide((plan.water === "inland" ? "" : drawWater(plan)) + drawFarShore(plan) + drawLand(plan)),
  ].join("");
}

function drawSky({ sky, horizonY, randoms }: ShoreScenePlan): string {
  const stars = times(16, (index) => {
    const at = randoms[index] ?? 0;
    return `M${Math.round(60 + ((index * 97 + at * 60) % 1480))} ${Math.round(16 + at * 150)}h2v2h-2z`;
  });
  const { sun, clouds, gulls } = sky;
  return [
    `<rect width="${width}" height="${horizonY + 2}" fill="url(#s)"/>`,
    `<g class="night">${shape("star", stars.join(""))}</g>`,
    sun
      ? `<circle class="glow" cx="${sun.x}" cy="${sun.y}" r="250"/>` +
        // A phone's frame would cut it off at its left.
        extra(`<circle class="sun" cx="${sun.x}" cy="${sun.y}" r="30"/>`)
      : "",
    shape("under", clouds.map(({ x, y, width: long }) => lens(x + 14, y + 9, long, 0.11)).join("")),
    shape("cloud", clouds.map(({ x, y, width: long }) => cloud(x, y, long)).join("")),
    // A phone's frame would cut them off at its left.
    gulls.length === 0
      ? ""
      : extra(shape("bird", gulls.map(({ x, y }) => `M${x} ${y}q9-10 15 1q8-10 16-1`).join(""))),
  ].join("");
}

/** Thin and long, as clouds are at the end of a fair day: one over the other. */
function cloud(x: number, y: number, long: number): string {
  return lens(x, y, long, 0.1) + lens(x + long * 0.2, y - long * 0.05, long * 0.5, 0.14);
}

function lens(x: number, y: number, long: number, share: number): string {
  const [start, span2, rise] = [x, long, long * share].map(Math.round) as [number, number, number];
  return `M${start} ${Math.round(y)}q${Math.round(span2 * 0.4)}-${rise * 2} ${span2} 0q-${Math.round(span2 * 0.45)} ${rise} -${span2} 0z`;
}

/** What the horizon says of the water: open ocean, the other side of a bay or a sound, a river's bank. */
function drawFarShore(plan: ShoreScenePlan): string {
  const y = plan.horizonY + 2;
  switch (plan.water) {
    case "ocean":
      return plan.plants === "spruce" ? shape("haze", headland(plan, y)) : "";
    case "sound":
      return shape("haze", headland(plan, y, 9));
    case "bay":
      return shape("haze", headland(plan, y, 24)) + shape("far", trees(plan, y, 10, 26));
    case "river": {
      const house = 560 + span(plan, 3, 260);
      return [
        shape("far", trees(plan, y, 22, 20)),
        shape("deep", trees(plan, y + 8, 12, 30)),
        shape("wall", `M${house} ${y + 8}v-13h26v13zm60 0v-11h22v11zm800 0v-13h26v13z`),
        shape("roof", `M${house - 4} ${y - 4}l17-11 17 11zm60 2l15-10 15 10zm800-2l17-11 17 11z`),
      ].join("");
    }
    case "inland":
      return shape("far", trees(plan, y, 30, 24)) + shape("deep", trees(plan, y + 6, 16, 34));
  }
}

function headland(plan: ShoreScenePlan, y: number, height = 34): string {
  const x = 1040 + span(plan, 2, 160);
  return `M${x} ${y}q120-${height * 0.4} 220-${height}q150-${Math.round(height * 0.5)} 260 ${Math.round(height * 0.3)}q110 ${Math.round(height * 0.4)} 260 ${Math.round(height * 0.7)}z`;
}

/** A line of treetops over the whole width. */
function trees(plan: ShoreScenePlan, y: number, height: number, step: number): string {
  const tops = times(Math.ceil(width / step), (index) => {
    const rise = height * (0.5 + (((index * 37 + span(plan, 5, 50)) % 23) / 23) * 0.5);
    return `q${Math.round(step / 2)}-${Math.round(rise)} ${step} 0`;
  });
  return `M0 ${y}v-${Math.round(height * 0.4)}${tops.join("")}V${y}z`;
}

function drawWater(plan: ShoreScenePlan): string {
  const { horizonY, sky, water } = plan;
  const waves = times(7, (index) => {
    const y = horizonY + 12 + index * 14;
    const x = (index * 331 + span(plan, index, 300)) % 1300;
    return `M${x} ${y}h${60 + index * 16}m${180 + index * 20} 4h${50 + index * 12}`;
  });
  const glints = sky.sun
    ? times(9, (index) => {
        const long = 16 + ((index * 23) % 40) + index * 5;
        return `M${(sky.sun?.x ?? 0) - Math.round(long / 2) + ((index * 17) % 22) - 11} ${horizonY + 6 + index * 11}h${long}`;
      })
    : [];
  return [
    `<path d="M0 ${horizonY}H${width}V${backgroundBottom}H0z" fill="url(#w)"/>`,
    shape("wave", waves.join("")),
    extra(glints.length > 0 ? shape("glint", glints.join("")) : ""),
    water === "river" || plan.motif === "harbor" || (plan.randoms[7] ?? 0) < 0.35
      ? ""
      : drawSailboat({ x: 1510 + span(plan, 6, 40), y: horizonY + 16, scale: 0.55 }),
  ].join("");
}

/** Where the land begins to fall toward the water, for what stands in the water. */
const landEnds: Partial<Record<ShoreScenePlan["motif"], number>> = { harbor: 200, pier: 200 };

/** The y of the land's edge at a place of the frame; houses stand on it. */
export function landTopAt({ motif, horizonY, water }: ShoreScenePlan, x: number): number {
  if (water === "inland") return horizonY + landRise.high;
  const fall = Math.min(1, Math.max(0, (x - (landEnds[motif] ?? 930)) / 260));
  return horizonY + landRise.high + (landRise.low - landRise.high) * fall * fall * (3 - 2 * fall);
}

const landColors: Partial<Record<ShoreScenePlan["motif"], string>> = {
  marsh: "grass",
  farm: "grass",
  "main-street": "road",
  village: "grass",
  suburb: "grass",
  "brick-rows": "road",
  grove: "grass",
  ledges: "rock",
  lighthouse: "grass",
  "porch-houses": "grass",
  harbor: "rock",
  storefront: "grass",
  workshop: "grass",
  storage: "grass",
};

function drawLand(plan: ShoreScenePlan): string {
  const color = landColors[plan.motif] ?? "sand";
  const top = times(41, (index) => {
    const x = index * 40;
    return `${index === 0 ? "M" : "L"}${x} ${Math.round(landTopAt(plan, x) - Math.sin(x / 90 + span(plan, 1, 6)) * 3)}`;
  }).join("");
  const surf =
    plan.water === "inland" || color === "rock"
      ? ""
      : shape("surf", top.replace("M0", "M0")) +
        (plan.water === "ocean" ? shape("wave", shift(plan, -14) + shift(plan, -30)) : "");
  const beach = plan.water === "inland" ? "" : shape("shade", `${top}V${backgroundBottom}H0z`);
  return `${surf}${beach}<g transform="translate(0 6)">${shape(color, `${top}V${backgroundBottom}H0z`)}</g>`;
}

/** A breaker before the beach. */
function shift(plan: ShoreScenePlan, by: number): string {
  return [1080, 1240, 1420, 1600]
    .map((x, index) => `${index === 0 ? "M" : "L"}${x} ${Math.round(landTopAt(plan, x) + by)}`)
    .join("");
}

/** The rows of a field, toward the horizon. */
export function drawCropRows(plan: ShoreScenePlan): string {
  const top = landTopAt(plan, 0) + 8;
  const rows = times(22, (index) => {
    const x = -500 + index * 120;
    return `M${Math.round(800 + (x - 800) * 0.2)} ${top}L${x} ${backgroundBottom}`;
  });
  return shape("stalk", rows.join(""));
}
