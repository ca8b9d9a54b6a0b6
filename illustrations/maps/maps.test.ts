import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { findPage } from "#content/pages/pages.ts";
import { coastalPlaces, findPlace, states } from "#content/places/states.ts";
import { greatCircleMiles } from "#domain/geography/geography.ts";
import { boxOfLabel, overlap } from "./labels.ts";
import { createMaps } from "./maps.ts";

const showroom = business.showroom.coordinates;
const maps = createMaps({ states, municipalities, showroom });
const stateMaps = states.map(({ slug }) => maps.state(slug)!);
const placeMaps = coastalPlaces.map(({ state, place }) => maps.place(state.slug, place.slug)!);
const townMaps = municipalities.map(({ slug }) => maps.town(slug)!);

test("what does not exist has no map", () => {
  expect(maps.state("ohio")).toBeUndefined();
  expect(maps.place("maine", "atlantic-city")).toBeUndefined();
  expect(maps.town("atlantic-city")).toBeUndefined();
});

test("every picture names what its map has found room for, and no other has its address", () => {
  for (const map of [...placeMaps, ...townMaps]) {
    const named = map.neighbors.filter(({ label }) => label).map(({ name }) => name);
    const shown = readNames(readPicture(map.pictureUrl));
    expect(shown.toSorted()).toEqual([...named, map.name, "N", sayScale(map)].toSorted());
  }
  const addresses = [...stateMaps, ...placeMaps, ...townMaps].map((map) => map.pictureUrl);
  expect(new Set(addresses).size).toBe(
    states.length + coastalPlaces.length + municipalities.length,
  );
});

test("a map is drawn once", () => {
  expect(maps.state("maine")).toBe(maps.state("maine"));
  expect(maps.coastline()).toBe(maps.coastline());
});

test("every link of every map is a page of the site", () => {
  const links = [
    ...maps.coastline().states.map(({ href }) => href),
    ...stateMaps.flatMap(({ places }) => places.map(({ href }) => href)),
    ...[...placeMaps, ...townMaps].flatMap(({ neighbors }) => neighbors.map(({ href }) => href)),
  ];
  expect(links.filter((href) => !findPage(href))).toEqual([]);
});

test("a state's numbers lie in the frame, 24 pixels wide, and none on another", () => {
  const views = stateMaps.flatMap(({ narrow, wide }) => (wide ? [narrow, wide] : [narrow]));
  for (const { pins, width, height } of views) {
    for (const pin of pins) {
      expect(Math.min(pin.discX, pin.discY)).toBeGreaterThanOrEqual(12);
      expect(pin.discX).toBeLessThanOrEqual(width - 12);
      expect(pin.discY).toBeLessThanOrEqual(height - 12);
      for (const other of pins.slice(pin.number)) {
        const gap = Math.hypot(pin.discX - other.discX, pin.discY - other.discY);
        expect(gap).toBeGreaterThanOrEqual(24);
      }
    }
  }
});

test("no name on a place's map covers another", () => {
  for (const { name, here, neighbors } of [...placeMaps, ...townMaps]) {
    const boxes = [
      boxOfLabel(here.label, { text: name, fontSize: 18 }),
      ...neighbors.flatMap(({ name: text, label }) =>
        label ? [boxOfLabel(label, { text, fontSize: 13 })] : [],
      ),
    ];
    const clashes = boxes.filter((box, index) =>
      boxes.slice(index + 1).some((other) => overlap(box, other)),
    );
    expect(clashes).toEqual([]);
  }
});

test("the scale bar measures what lies on the map", () => {
  const map = maps.place("new-jersey", "atlantic-city")!;
  const neighbor = map.neighbors.find(({ name }) => name === "Cape May")!;
  const pixels = Math.hypot(neighbor.x - map.here.x, neighbor.y - map.here.y);
  const from = findPlace("new-jersey", "atlantic-city")!.place.coordinates;
  const to = findPlace("new-jersey", "cape-may")!.place.coordinates;
  const miles = (pixels / map.scaleBar.length) * map.scaleBar.miles;
  expect(Math.abs(miles / greatCircleMiles(from, to) - 1)).toBeLessThan(0.02);
});

test("a coastal town's map does not name the place that it is", () => {
  const lewes = maps.town("lewes")!;
  expect(lewes.neighbors.map(({ href }) => href)).not.toContain("/delaware/lewes-golf-carts");
  expect(lewes.neighbors.map(({ href }) => href)).not.toContain("/lewes-golf-carts");
});

test("a drawing stays within a few kilobytes", () => {
  const byteSize = (text: string) => brotliCompressSync(text).length;
  const heaviest = (drawn: readonly { pictureUrl: string }[]) =>
    Math.max(...drawn.map(({ pictureUrl }) => byteSize(readPicture(pictureUrl))));
  expect(byteSize(JSON.stringify(maps.coastline()))).toBeLessThan(3_200);
  expect(heaviest(stateMaps)).toBeLessThan(5_000);
  expect(heaviest(placeMaps)).toBeLessThan(5_000);
  expect(heaviest(townMaps)).toBeLessThan(5_000);
});

function readPicture(address: string): string {
  return maps.picture(address.replace(/\?.*/, ""))?.svg ?? "";
}

function readNames(svg: string): string[] {
  return svg
    .matchAll(/<text[^>]*>([^<]*)<\/text>/g)
    .map(([, name = ""]) => name.replaceAll("&apos;", "'"))
    .toArray();
}

function sayScale({ scaleBar: { miles } }: (typeof placeMaps)[number]): string {
  return `${miles} ${miles === 1 ? "mile" : "miles"}`;
}
