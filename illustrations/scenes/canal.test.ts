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

test("a desk shows the planters and the boat whole, the boat between the hall and the cart", () => {
  /** At the widest ratio that a phone's rules leave to a desk. */
  const frameLeft = shoreFrame.width - shoreFrame.height * 2.4;
  const bumperX = 966;
  for (const plan of canals) {
    const svg = drawShoreScene(plan);
    const spots = (start: string) =>
      Array.from(
        svg.matchAll(
          new RegExp(`translate\\((\\d+) \\d+\\)scale\\(([\\d.]+)\\)"><path class="${start}`, "g"),
        ),
      ).map(([, x = "", scale = ""]) => ({ x: Number(x), scale: Number(scale) }));
    const planters = spots('shadow" d="M-62-4');
    expect(planters.length).toBe(2);
    for (const { x, scale } of planters) {
      expect(x - 64 * scale).toBeGreaterThan(frameLeft);
      expect(x + 64 * scale).toBeLessThan(shoreFrame.width - 40);
    }
    const [boat] = spots('mast" d="M-44');
    const [hall] = spots('shadow" d="M-122');
    if (!boat || !hall) throw new Error("no boat or no hall");
    expect(boat.x - 70 * boat.scale).toBeGreaterThan(hall.x + townHallEnds.right * hall.scale);
    expect(boat.x + 76 * boat.scale).toBeLessThan(bumperX);
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
