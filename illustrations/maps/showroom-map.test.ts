import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { saleDelivery } from "#content/dealership/delivery.ts";
import { drive } from "#content/pages/words/showroom.ts";
import { findPlace, states } from "#content/places/states.ts";
import { greatCircleMiles } from "#domain/geography/geography.ts";
import { loadAtlas } from "./atlas.ts";
import { createGroundLayers } from "./ground.ts";
import { boxOfLabel, overlap } from "./labels.ts";
import { drawShowroomMap } from "./showroom-map.ts";
import { loadShoreline } from "./shoreline.ts";
import { paintShowroomMap } from "./showroom-picture.ts";

const drawings = drawShowroomMap(states, {
  ...createGroundLayers(loadAtlas()),
  ...loadShoreline(),
});

test("every place of the page's list is in the frame with its whole name, and no name covers another", () => {
  for (const { view, places, areas } of drawings) {
    expect(places).toHaveLength(drive.placesMax);
    const boxes = [...places, ...areas].map(({ name, label }) => ({
      name,
      ...boxOfLabel(label, { text: name, fontSize: view.fontSize }),
    }));
    for (const [index, box] of boxes.entries()) {
      expect(box.left, box.name).toBeGreaterThan(0);
      expect(box.right, box.name).toBeLessThan(view.width);
      expect(box.bottom, box.name).toBeLessThan(view.height - 30);
      const covered = boxes.slice(index + 1).filter((other) => overlap(box, other));
      expect(covered, box.name).toEqual([]);
    }
  }
});

test("the circle has the free miles as its radius, at the scale of the map", () => {
  const { coordinates } = findPlace("new-jersey", "long-beach-island")!.place;
  const miles = greatCircleMiles(business.showroom.coordinates, coordinates);
  for (const { showroom, places, freeZone } of drawings) {
    const { x, y } = places.find(({ name }) => name === "Long Beach Island")!;
    const milesPerPixel = miles / Math.hypot(x - showroom.x, y - showroom.y);
    expect(Math.abs(freeZone.radius * milesPerPixel - saleDelivery.freeMiles)).toBeLessThan(0.3);
  }
});

test("the picture holds both sizes in a few kilobytes", () => {
  const svg = paintShowroomMap(drawings);
  expect(svg.match(/>Neptune City</g)).toHaveLength(drawings.length);
  expect(brotliCompressSync(svg).length).toBeLessThan(5_000);
});
