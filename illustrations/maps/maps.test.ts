import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { municipalities, townListCounts } from "#content/places/municipalities.ts";
import { findPage } from "#content/pages/pages.ts";
import { coastalPlaces, findPlace, states } from "#content/places/states.ts";
import { listAroundTown } from "#domain/geography/around-town.ts";
import { greatCircleMiles } from "#domain/geography/geography.ts";
import { boxOfLabel, overlap } from "./labels.ts";
import { readLines } from "./drawn-lines.ts";
import { drawMaps } from "./maps.ts";
import { paintCoastlineMap } from "./coastline-picture.ts";
import { createGroundTest } from "./on-ground.ts";
import { markerRoom } from "./place-dots.ts";
import { boxesOfNames, showOn } from "./place-names.ts";
import { formatMiles } from "./scale-bar.ts";
import { paintPlaceMap } from "./place-picture.ts";

const maps = drawMaps({ states, municipalities });
const placeMaps = maps.places.map(({ drawing }) => drawing);
const townMaps = maps.towns.map(({ drawing }) => drawing);

test("every state, place and town has its map", () => {
  expect(maps.states.map(({ state }) => state.name)).toEqual(states.map(({ name }) => name));
  expect(placeMaps.map(({ name }) => name)).toEqual(coastalPlaces.map(({ place }) => place.name));
  expect(townMaps.map(({ name }) => name)).toEqual(municipalities.map(({ name }) => name));
});

test("every picture names what its map has found room for", () => {
  for (const map of [...placeMaps, ...townMaps]) {
    // Twice where a phone has no room for it where it is on a desk.
    const named = map.neighbors.flatMap(({ name, label, onPhone }) =>
      [label, onPhone?.label].flatMap((one) => (one ? [name] : [])),
    );
    const shown = readNames(paintPlaceMap(map));
    // Once where it is in the same corner in every frame, else once for each.
    const corners = new Set(
      map.scaleSpots.map(({ corner, raise, plate }) => `${corner} ${raise} ${plate}`),
    );
    expect(corners.size, map.name).toBeGreaterThan(0);
    const scale = (corners.size > 1 ? map.scaleSpots : [...corners]).map(() =>
      formatMiles(map.scaleBar.miles),
    );
    const regions = map.regions.flatMap(({ name, kind, lines }) => {
      const text = lines.map((line) => line.text).join(" ");
      const isShort = kind === "corner" && /^[A-Z].*\.$/.test(text);
      expect(isShort || text === name, `${map.name}: ${text}`).toBe(true);
      return lines.map((line) => line.text);
    });
    expect(shown.toSorted()).toEqual([...named, ...regions, map.name, ...scale].toSorted());
  }
});

test("the map of the coast has each state's abbreviation whole and clear of the others", () => {
  const { width, height } = maps.coastline;
  const boxes = maps.coastline.states.map(({ name, abbreviation: { text, label } }) => ({
    name,
    ...boxOfLabel(label, { text, fontSize: 12.5 }),
  }));
  expect(boxes.map(({ name }) => name)).toEqual(states.map(({ name }) => name));
  for (const [index, box] of boxes.entries()) {
    expect(box.left > 0 && box.right < width && box.bottom < height, box.name).toBe(true);
    expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
  }
  expect(readNames(paintCoastlineMap(maps.coastline))).toEqual(
    expect.arrayContaining(states.map(({ abbreviation }) => abbreviation)),
  );
});

test("Cape May's map names all six places that its page lists, as large as they let it be", () => {
  const { neighbors, plane } = placeMaps.find((map) => map.name === "Cape May")!;
  const named = neighbors.filter(({ label }) => label).map((one) => one.name);
  const listed = ["Wildwood", "Stone Harbor", "Avalon", "Sea Isle City", "Ocean City"];
  expect(named).toEqual(expect.arrayContaining([...listed, "Atlantic City"]));
  expect(plane.kilometersPerPixel).toBeLessThan(0.2);
});

test("no neighbor's dot lies under the dot of the place itself", () => {
  for (const map of [...placeMaps, ...townMaps]) {
    const hidden = map.neighbors.filter(
      ({ x, y }) => Math.hypot(x - map.marker.x, y - map.marker.y) < markerRoom(map.marker.radius),
    );
    expect(hidden, map.name).toEqual([]);
  }
});

test("a town's map names the towns that its page lists, and of the shore there what is near enough; nothing else", () => {
  const unlike = maps.towns.flatMap(({ town, drawing }) => {
    const { towns, shore } = listAroundTown(town, {
      shore: coastalPlaces.map(({ place }) => place),
      towns: municipalities,
      counts: townListCounts,
    });
    const named = drawing.neighbors.filter(({ label, band }) => label && band === "middle");
    const names = new Set(named.map(({ name }) => name));
    const listed = new Set([...towns, ...shore].map(({ item }) => item.name));
    return [
      ...towns.filter(({ item }) => !names.has(item.name)).map(({ item }) => item.name),
      ...shore
        .filter(({ item, miles }) => miles <= (towns.at(-1)?.miles ?? 0) && !names.has(item.name))
        .map(({ item }) => item.name),
      ...drawing.neighbors.filter(({ name }) => !listed.has(name)).map(({ name }) => name),
    ].map((name) => `${town.name}: ${name}`);
  });
  expect(unlike).toEqual([]);
});

test("every link of every map is a page of the site", () => {
  const links = [
    ...maps.coastline.states.map(({ href }) => href),
    ...[...placeMaps, ...townMaps].flatMap(({ neighbors }) => neighbors.map(({ href }) => href)),
  ];
  expect(links.filter((href) => !findPage(href))).toEqual([]);
});

test("no name on a place's map covers another, on a phone or on a desk", () => {
  for (const map of [...placeMaps, ...townMaps]) {
    for (const isDesk of [false, true]) {
      const boxes = boxesOfNames({ ...map, label: map.marker.label }, (band) =>
        band === "middle" ? true : isDesk,
      );
      const clashes = boxes.filter((box, index) =>
        boxes.slice(index + 1).some((other) => overlap(box, other)),
      );
      expect(clashes, map.name).toEqual([]);
    }
  }
});

test("every town's map names its county", () => {
  const named = townMaps.filter(({ regions }) =>
    regions.some(({ kind, band }) => kind === "county" && band === "middle"),
  );
  expect(named.map(({ name }) => name)).toEqual(townMaps.map(({ name }) => name));
});

test("the scale bar measures what is on the map", () => {
  const map = placeMaps.find(({ name }) => name === "Atlantic City")!;
  const neighbor = map.neighbors.find(({ name }) => name === "Cape May")!;
  const pixels = Math.hypot(neighbor.x - map.marker.x, neighbor.y - map.marker.y);
  const from = findPlace("new-jersey", "atlantic-city")!.place.coordinates;
  const to = findPlace("new-jersey", "cape-may")!.place.coordinates;
  const miles = (pixels / map.scaleBar.length) * map.scaleBar.miles;
  expect(Math.abs(miles / greatCircleMiles(from, to) - 1)).toBeLessThan(0.02);
});

test("a coastal town's map does not name the place that it is", () => {
  const lewes = townMaps.find(({ name }) => name === "Lewes")!;
  expect(lewes.neighbors.map(({ href }) => href)).not.toContain("/delaware/lewes-golf-carts");
  expect(lewes.neighbors.map(({ href }) => href)).not.toContain("/lewes-golf-carts");
});

test("Lewes' map has the names of the shore beyond it in the sea on a desk, evenly in a column", () => {
  const lewes = townMaps.find(({ name }) => name === "Lewes")!;
  const names = ["Henlopen Acres", "Rehoboth Beach", "Dewey Beach"];
  const run = names.map((name) => lewes.neighbors.find((one) => one.name === name)!);
  const isLand = createGroundTest(readLines(lewes.land));
  for (const isDesk of [false, true]) {
    const labels = run.map((one) => showOn(one, (band) => band === "middle" || isDesk).label!);
    const gaps = labels.slice(1).map(({ y }, index) => y - labels[index]!.y);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
    expect(new Set(labels.map(({ x }) => x)).size).toBe(1);
    expect(labels.map(({ x, y }) => isLand([x, y]))).toEqual(names.map(() => !isDesk));
  }
});

test("a drawing stays within a few kilobytes", () => {
  const byteSize = (text: string) => brotliCompressSync(text).length;
  const largest = (svgs: readonly string[]) => Math.max(...svgs.map(byteSize));
  expect(byteSize(paintCoastlineMap(maps.coastline))).toBeLessThan(3_200);
  expect(largest(maps.states.map(({ shape }) => shape.svg))).toBeLessThan(5_000);
  expect(largest(placeMaps.map(paintPlaceMap))).toBeLessThan(5_000);
  expect(largest(townMaps.map(paintPlaceMap))).toBeLessThan(5_000);
});

function readNames(svg: string): string[] {
  return svg
    .matchAll(/<text[^>]*>([^<]*)<\/text>/g)
    .map(([, name = ""]) => name.replaceAll("&apos;", "'"))
    .toArray();
}
