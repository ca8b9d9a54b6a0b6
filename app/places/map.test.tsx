import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PlaceMap, StateMap } from "#domain/geography/illustrations.ts";
import { MapPlace } from "./map-place.tsx";
import { MapState } from "./map-state.tsx";

const stateMap: StateMap = {
  name: "New Jersey",
  pictureUrl: "/assets/maps/new-jersey-golf-carts-01234abc.svg",
  places: [
    {
      name: "Avalon",
      href: "/new-jersey/avalon-golf-carts",
      roadMiles: 105,
    },
  ],
  narrow: { width: 320, height: 400, pins: [{ number: 1, discX: 180, discY: 210 }] },
};
const placeMap: PlaceMap = {
  name: "Avalon",
  pictureUrl: "/assets/maps/new-jersey/avalon-golf-carts-01234abc.svg",
  neighbors: [
    {
      name: "Stone Harbor",
      href: "/new-jersey/stone-harbor-golf-carts",
      miles: 4.06,
      direction: "southwest",
    },
  ],
};

test("a number on a state's map is a link that says its place", () => {
  const markup = renderToStaticMarkup(<MapState map={stateMap} />);
  expect(markup).toContain('<a href="/new-jersey/avalon-golf-carts" aria-label="1 Avalon">');
  expect(markup).toContain("<td>about 105 miles</td>");
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
    const [, map, pictureUrl] = each;
    const [image = ""] = /<img[^>]*>/.exec(renderToStaticMarkup(map)) ?? [];
    expect(image).toContain(`src="${pictureUrl}"`);
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
