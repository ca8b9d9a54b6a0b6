import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MapGround, Pictured, PlaceMap, StateMap } from "#domain/geography/map.ts";
import { MapPlace } from "./map-place.tsx";
import { MapState } from "./map-state.tsx";

const ground: MapGround = {
  width: 320,
  height: 400,
  land: "M0 0h160v400H0z",
  homeLand: "M0 0h160v200H0z",
  stateBorders: "M0 200h160",
  countyBorders: "",
};
const view = { width: 320, height: 400, scale: 1, shiftX: 0, shiftY: 0 };
const stateMap: Pictured<StateMap> = {
  slug: "new-jersey",
  name: "New Jersey",
  pictureUrl: "/maps/new-jersey-golf-carts.svg?v=1",
  places: [
    {
      name: "Avalon",
      href: "/new-jersey/avalon-golf-carts",
      type: "beach",
      milesFromShowroom: 84.4,
    },
  ],
  ground,
  narrow: { ...view, pins: [{ number: 1, x: 160, y: 200, discX: 180, discY: 210 }] },
};
const placeMap: Pictured<PlaceMap> = {
  ...ground,
  slug: "avalon",
  name: "Avalon",
  pictureUrl: "/maps/new-jersey/avalon-golf-carts.svg?v=1",
  here: { x: 160, y: 200, label: { x: 172, y: 206, anchor: "start" } },
  neighbors: [
    {
      name: "Stone Harbor",
      href: "/new-jersey/stone-harbor-golf-carts",
      x: 150,
      y: 240,
      miles: 4.06,
      wind: "southwest",
      band: "middle",
    },
  ],
  scaleBar: { miles: 5, length: 80 },
};

test("a number on a state's map is a link that says its place", () => {
  const markup = renderToStaticMarkup(<MapState map={stateMap} />);
  expect(markup).toContain('<a href="/new-jersey/avalon-golf-carts" aria-label="1 Avalon">');
  expect(markup).toContain("<td>84 miles</td>");
});

test("a place's map has its neighbors in a table, each linked, with distance and direction", () => {
  const markup = renderToStaticMarkup(<MapPlace map={placeMap} />);
  expect(markup).toContain(
    '<td><a href="/new-jersey/stone-harbor-golf-carts">Stone Harbor</a></td><td>4.1 miles</td><td>southwest</td>',
  );
});

test.each([
  ["state", <MapState key="state" map={stateMap} />, stateMap.pictureUrl],
  ["place", <MapPlace key="place" map={placeMap} />, placeMap.pictureUrl],
])(
  "the picture of a %s's map waits until it is near, keeps its room and says what it is",
  (...each) => {
    const [, map, address] = each;
    const [image = ""] = /<img[^>]*>/.exec(renderToStaticMarkup(map)) ?? [];
    expect(image).toContain(`src="${address}"`);
    expect(image).toContain('height="400"');
    expect(image).toContain('loading="lazy"');
    expect(image).toMatch(/alt="Map of the [^"]*shore/);
  },
);

test("maps carry no style of their own", () => {
  const markup = renderToStaticMarkup(
    <>
      <MapState map={stateMap} />
      <MapPlace map={placeMap} />
    </>,
  );
  expect(markup).not.toContain("style=");
});
