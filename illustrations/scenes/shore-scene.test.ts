import { brotliCompressSync } from "node:zlib";
import sharp, { type Region } from "sharp";
import { expect, test } from "vitest";
import { cartsByPlaceType } from "#content/places/place-carts.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { states } from "#content/places/states.ts";
import { waterOfPlace } from "#content/places/waters.ts";
import { picturePath, pictureViewsOf } from "#content/vehicles/pictures.ts";
import { shoreFrame, wheelContactShare } from "#domain/geography/shore-frame.ts";
import { landTopAt } from "./background.ts";
import { planTownScene } from "#illustrations/draw-illustrations.ts";
import { footings } from "./footings.ts";
import { deliveryScenePlan } from "./delivery.ts";
import { drawMotif } from "./motifs.ts";
import { nearGroundTop } from "./near-edge.ts";
import { drawForeground } from "./near-ground.ts";
import { planShoreScene, type ShoreScenePlan } from "./scene-plan.ts";
import { sceneClassNames } from "./scene-style.ts";
import { storefrontScenePlan } from "./shop.ts";
import { drawShoreScene } from "./shore-scene.ts";
import { storageScenePlan } from "./storage-barn.ts";
import { teamScenePlan } from "./team.ts";
import { workshopScenePlan } from "./workshop.ts";

const plansByState = states.map((state) =>
  state.places.map(({ slug, type, coordinates: { lat } }) =>
    planShoreScene({
      stateSlug: state.slug,
      slug,
      region: state.region,
      type,
      water: waterOfPlace(state.slug, slug).kind,
      lat,
    }),
  ),
);
const plans = plansByState.flat();
const townPlans = municipalities.map((town) => planTownScene(town));
const teamScene = drawShoreScene(teamScenePlan);
const scenes = [
  ...[
    ...plans,
    ...townPlans,
    storefrontScenePlan,
    workshopScenePlan,
    storageScenePlan,
    deliveryScenePlan,
  ].map((plan) => drawShoreScene(plan)),
  teamScene,
];

test("no two places of a state have the same sky", () => {
  for (const each of plansByState) {
    const skies = each.map(({ sky }) => JSON.stringify(sky));
    expect(new Set(skies).size).toBe(each.length);
  }
});

test("a scene is less than four kilobytes compressed, its style included; the team's, with its people, less than six", () => {
  const others = scenes.filter((svg) => svg !== teamScene);
  const largest = others.toSorted((one, other) => other.length - one.length).slice(0, 8);
  const bytes = largest.map((svg) => brotliCompressSync(svg).length);
  expect(Math.max(...bytes)).toBeLessThan(4_000);
  expect(brotliCompressSync(teamScene).length).toBeLessThan(6_000);
});

test("every part of a scene has a class that its style knows", () => {
  const used = scenes.flatMap((svg) =>
    [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" ")),
  );
  expect([...new Set(used)].filter((name) => !sceneClassNames.includes(name))).toEqual([]);
});

test("what stands on a shore stands on land: no deeper than the lane, no higher than the land's edge", () => {
  const wrong = plans.flatMap((plan) =>
    footings(plan).filter(({ x, y }) => y < landTopAt(plan, x) || y > nearGroundTop + 12),
  );
  expect(wrong).toEqual([]);
});

test("a phone shows one thing of a scene, and what stands on a shore is left of the cart", () => {
  const counts = scenes.map((svg) => svg.match(/class="focal"/g)?.length ?? 0);
  expect(counts.filter((count) => count !== 1)).toEqual([]);
  const halfHouse = 116;
  const bumperX = 946;
  const xs = plans.flatMap((plan) => footings(plan).map(({ x }) => x + halfHouse));
  expect(Math.max(...xs)).toBeLessThan(bumperX - 30);
});

test("the wheels of every cart in a scene are on the near ground", async () => {
  const { cart, height } = shoreFrame;
  const wheelsY = cart.top + cart.height * wheelContactShare;
  expect(wheelsY).toBeGreaterThan(nearGroundTop + 30);
  expect(wheelsY).toBeLessThan(height - 20);
  for (const id of new Set(Object.values(cartsByPlaceType).flat())) {
    expect(pictureViewsOf(id)).toContain("front");
    const share = await readWheelContact(`public${picturePath(id, "front", 480, "avif")}`);
    expect(Math.abs(share - wheelContactShare), id).toBeLessThan(0.01);
  }
});

test("the sky left of the cart is free for the title of a page: nothing tall stands there", async () => {
  const titleBottom = 235;
  const found = await Promise.all(
    uniqueTallPlans().map(async (plan) => {
      const titleSky = { left: 0, top: 0, width: 800, height: titleBottom };
      return (await hasSolidPixel(plan, titleSky))
        ? [`${plan.motif} ${plan.plants} (${plan.id})`]
        : [];
    }),
  );
  expect(found.flat()).toEqual([]);
});

test("no house or tree of a canal or of a Victorian row is cut off at the frame's left edge", async () => {
  const rows = [...plans, ...townPlans].filter(
    ({ motif }) => motif === "canal" || motif === "porch-houses",
  );
  expect(new Set(rows.map(({ motif }) => motif)).size).toBe(2);
  const cut = await Promise.all(
    rows.map(async (plan) => {
      // Above the road along the canal.
      const edge = { left: 0, top: 0, width: 1, height: plan.horizonY + 10 };
      return (await hasSolidPixel(plan, edge)) ? [plan.id] : [];
    }),
  );
  expect(cut.flat()).toEqual([]);
});

test("a canal goes on out of the frame at both ends", async () => {
  const water = "#00f";
  for (const plan of [...plans, ...townPlans].filter(({ motif }) => motif === "canal")) {
    const image = sharp(Buffer.from(drawStanding(plan).replace("url(#w)", water)));
    for (const left of [0, shoreFrame.width - 1]) {
      const part = { left, top: plan.horizonY, width: 1, height: nearGroundTop - plan.horizonY };
      const { data, info } = await image
        .clone()
        .extract(part)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const blues = Array.from({ length: info.height }, (_, row) => data[row * info.channels + 2]);
      expect(blues.filter((blue) => blue === 255).length, plan.id).toBeGreaterThan(15);
    }
  }
});

/** One of each kind of scene, its land as high as it gets. */
function uniqueTallPlans() {
  const kinds = new Map(
    [...plans, ...townPlans].map((plan) => [`${plan.motif} ${plan.plants}`, plan]),
  );
  return [
    ...[...kinds.values()].map((plan) => ({ ...plan, horizonY: 362 })),
    storefrontScenePlan,
    teamScenePlan,
  ];
}

/** Whether something that stands in a scene is in this part of the frame. */
async function hasSolidPixel(plan: ShoreScenePlan, part: Region): Promise<boolean> {
  const { data, info } = await sharp(Buffer.from(drawStanding(plan)))
    .extract(part)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isSolid = (_: unknown, pixel: number) => (data[pixel * info.channels + 3] ?? 0) > 128;
  return Array.from({ length: info.width * info.height }, isSolid).some(Boolean);
}

/** What stands in a scene, without sky, clouds and haze. */
function drawStanding(plan: ShoreScenePlan): string {
  const { width, height } = shoreFrame;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawMotif(
    plan,
  )
    .replaceAll('class="wire"', 'fill="none" stroke="#000"')
    .replaceAll(/<g class="night">.*?<\/g>/g, "")
    .replaceAll(/<path class="mist"[^>]*>/g, "")
    .replaceAll('class="mast"', 'fill="none" stroke="#000"')}${drawForeground(plan)}</svg>`;
}

/** The lowest row of a picture with solid pixels, as a share of its height. */
async function readWheelContact(file: string): Promise<number> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isSolid = (row: number) =>
    Array.from({ length: info.width }).filter(
      (_, column) => (data[(row * info.width + column) * 4 + 3] ?? 0) > 235,
    ).length > 3;
  let row = info.height - 1;
  while (row > 0 && !isSolid(row)) row--;
  return row / info.height;
}
