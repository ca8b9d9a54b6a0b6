import { expect, test } from "vitest";
import { municipalities } from "#content/places/municipalities.ts";
import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { planTownScene } from "#illustrations/draw-illustrations.ts";
import { nearGroundTop } from "./near-edge.ts";
import { drawShoreScene } from "./shore-scene.ts";

const canals = municipalities
  .map((town) => planTownScene(town))
  .filter(({ motif }) => motif === "canal");

/** Of the stepped gable and of the bridge, from their middles. */
const halfGable = 59;
const pierEnd = 122;

/** Phones: a frame's ratio, and the left end of its cart's mirror in the units of the frame. */
const phones = [
  { ratio: 430 / 350, mirrorX: 1230 },
  { ratio: 390 / 344, mirrorX: 1270 },
  { ratio: 360 / 344, mirrorX: 1295 },
  { ratio: 320 / 350, mirrorX: 1335 },
] as const;

test("a phone shows the stepped gable and the drawbridge whole, between its edge and the cart", () => {
  expect(canals.length).toBeGreaterThan(0);
  for (const plan of canals) {
    const svg = drawShoreScene(plan);
    const [, right = "", scale = ""] =
      /--t:translate\((\d+)px,\d+px\)scale\(([\d.]+)\)/.exec(svg) ?? [];
    const [, gableX = "", gableScale = ""] =
      /translate\((\d+) \d+\)scale\(([\d.]+)\)"><path class="shadow" d="M-56/.exec(svg) ?? [];
    const [, bridgeX = ""] = /translate\((\d+) \d+\)"><path class="water"/.exec(svg) ?? [];
    for (const { ratio, mirrorX } of phones) {
      const shift = findShift(svg, ".focal", ratio) + findShift(svg, "#row", ratio) * Number(scale);
      const at = (x: number) => x * Number(scale) + Number(right) + shift;
      const frameLeft = shoreFrame.width - shoreFrame.height * ratio;
      const gableLeft = Number(gableX) - halfGable * Number(gableScale);
      expect(at(gableLeft), `gable ${ratio}`).toBeGreaterThan(frameLeft);
      expect(at(Number(bridgeX) + pierEnd), `bridge ${ratio}`).toBeLessThan(mirrorX);
    }
  }
});

test("a canal's scene has a walk of brick, which another town's has not", () => {
  const isBrick = (svg: string) => svg.includes('class="brick"');
  for (const plan of canals) expect(isBrick(drawShoreScene(plan))).toBe(true);
  const others = municipalities
    .map((town) => planTownScene(town))
    .filter(({ motif }) => motif !== "canal");
  expect(others.some((plan) => isBrick(drawShoreScene(plan)))).toBe(false);
});

test("a canal's boat is on the water beside the bridge, clear of its pier and of the saltbox", () => {
  for (const plan of canals) {
    const svg = drawShoreScene(plan);
    const [, bridgeX = ""] = /translate\((\d+) \d+\)"><path class="water"/.exec(svg) ?? [];
    const [, boatX = "", boatY = "", scale = ""] =
      /translate\((\d+) (\d+)\)scale\(([\d.]+)\)"><path class="mast"/.exec(svg) ?? [];
    const [, houseX = ""] =
      /translate\((\d+) \d+\)scale\([\d.]+\)"><path class="shadow" d="M-68/.exec(svg) ?? [];
    const halfBoat = 34 * Number(scale);
    expect(Number(boatX) - halfBoat).toBeGreaterThan(Number(bridgeX) + pierEnd);
    expect(Number(boatX) + halfBoat).toBeLessThan(Number(houseX) - 68);
    expect(Number(boatY)).toBeGreaterThan(plan.horizonY + 66);
    expect(Number(boatY)).toBeLessThan(nearGroundTop - 8);
  }
});

test("the planters of a canal's walk are whole, as far from the one edge as from the other, and right of the cart", () => {
  const halfPlanter = 64;
  const cartRight = 1390;
  for (const plan of canals) {
    const [left, right] = Array.from(
      drawShoreScene(plan).matchAll(
        /translate\((\d+) \d+\)scale\(([\d.]+)\)"><path class="shadow" d="M-62-4/g,
      ),
      ([, x, scale]) => ({ x: Number(x), half: halfPlanter * Number(scale) }),
    );
    if (left === undefined || right === undefined) throw new Error("A walk has two planters.");
    expect(left.x - left.half).toBeGreaterThan(40);
    expect(shoreFrame.width - right.x).toBe(left.x);
    expect(right.x - right.half).toBeGreaterThan(cartRight);
  }
});

/** How far to the right a scene's own rules move a part in a frame of this ratio: the last that fits. */
function findShift(svg: string, selector: string, ratio: number): number {
  const rules = Array.from(
    svg.matchAll(/@media\(max-aspect-ratio:([\d.]+)\)\{([.#]\w+)\{translate:(\d+)px/g),
  );
  const shifts = rules
    .filter(([, max, name]) => name === selector && ratio <= Number(max))
    .map(([, , , shift]) => Number(shift));
  return shifts.at(-1) ?? 0;
}
