import { expect, test } from "vitest";
import { municipalities } from "#content/places/municipalities.ts";
import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { planTownScene } from "#illustrations/draw-illustrations.ts";
import { drawShoreScene } from "./shore-scene.ts";
import { townHallEnds } from "./town-hall.ts";

const canals = municipalities
  .map((town) => planTownScene(town))
  .filter(({ motif }) => motif === "canal");

/** Phones: a frame's ratio, and the left end of its cart's mirror in the units of the frame. */
const phones = [
  { ratio: 430 / 350, mirrorX: 1230 },
  { ratio: 390 / 344, mirrorX: 1270 },
  { ratio: 360 / 344, mirrorX: 1295 },
  { ratio: 320 / 350, mirrorX: 1335 },
] as const;

test("a phone shows the town hall whole, between its edge and the cart, and larger than half of that room", () => {
  expect(canals.length).toBeGreaterThan(0);
  for (const plan of canals) {
    const svg = drawShoreScene(plan);
    const [, right = "", scale = ""] =
      /--t:translate\((\d+)px,-?\d+px\)scale\(([\d.]+)\)/.exec(svg) ?? [];
    const [, hallX = "", hallScale = ""] =
      /translate\((\d+) \d+\)scale\(([\d.]+)\)"><path class="shadow" d="M-122/.exec(svg) ?? [];
    for (const { ratio, mirrorX } of phones) {
      const shift = findShift(svg, ".focal", ratio) + findShift(svg, "#row", ratio) * Number(scale);
      const at = (x: number) =>
        (Number(hallX) + x * Number(hallScale)) * Number(scale) + Number(right) + shift;
      const frameLeft = shoreFrame.width - shoreFrame.height * ratio;
      const [left, end] = [at(townHallEnds.left), at(townHallEnds.right)];
      expect(left, `left ${ratio}`).toBeGreaterThan(frameLeft);
      expect(end, `right ${ratio}`).toBeLessThan(mirrorX);
      expect(end - left, `room ${ratio}`).toBeGreaterThan((mirrorX - frameLeft) / 2);
    }
  }
});

test("a desk shows the boat whole, clear of the houses", () => {
  for (const plan of canals) {
    const svg = drawShoreScene(plan);
    const find = (start: string) => {
      const pattern = `translate\\((\\d+) \\d+\\)scale\\(([\\d.]+)\\)"><path class="${start}`;
      const [, x, scale] = new RegExp(pattern).exec(svg) ?? [];
      if (x === undefined || scale === undefined) throw new Error(`no ${start}`);
      return { x: Number(x), scale: Number(scale) };
    };
    const house = find('shadow" d="M-70-3H70');
    const boat = find('mast" d="M-44');
    expect(boat.x - 70 * boat.scale).toBeGreaterThan(0);
    expect(boat.x + 76 * boat.scale).toBeLessThan(house.x - 80 * house.scale);
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
