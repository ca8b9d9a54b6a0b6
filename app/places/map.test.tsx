import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PlaceMap, StateMap } from "#domain/geography/illustrations.ts";
import { MapPlace } from "./map-place.tsx";
import { MapState } from "./map-state.tsx";

const stateMap: StateMap = {
  name: "New Jersey",
  pictureUrl: "/assets/maps/new-jersey-golf-carts-01234abc.svg",
  shapeUrl: "/assets/shapes/new-jersey-golf-carts-01234abc.svg",
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

test("a place's map as a table has a row for each place, whose header links to it", () => {
  const map = <MapPlace map={placeMap} />;
  const row = "/new-jersey/stone-harbor-golf-carts Stone Harbor, 4.1 miles, southwest";
  const [table = ""] = /<table.*<\/table>/.exec(renderToStaticMarkup(map)) ?? [];
  const [found = ""] = /<tr><th scope="row".*?<\/tr>/.exec(table) ?? [];
  const [, href, name] =
    /^<tr><th [^>]*><a href="([^"]*)"[^>]*>([^<]*)<\/a><\/th>/.exec(found) ?? [];
  const cells = [...found.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text]) => text);
  expect(`${href} ${[name, ...cells].join(", ")}`).toBe(row);
  expect(table.match(/<th scope="col"/g)).toHaveLength(cells.length + 1);
  expect(table).toMatch(/<caption[^>]*>[A-Z]/);
});

test.each([
  ["state", <MapState key="state" map={stateMap} placeCount={13} />, stateMap.pictureUrl],
  ["place", <MapPlace key="place" map={placeMap} />, placeMap.pictureUrl],
])(
  "the picture of a %s's map waits until it is near, keeps its room and says what it is",
  (...each) => {
    const [, map, pictureUrl] = each;
    const [image = ""] = /<img[^>]*>/.exec(renderToStaticMarkup(map)) ?? [];
    expect(image).toContain(`src="${pictureUrl}"`);
    expect(image).toContain('height="400"');
    expect(image).toContain('loading="lazy"');
    expect(image).toMatch(/alt="Map of the (?:area around|[^"]*shore)/);
  },
);

test("maps carry no style of their own", () => {
  const markup = renderToStaticMarkup(
    <>
      <MapState map={stateMap} placeCount={13} />
      <MapPlace map={placeMap} />
    </>,
  );
  expect(markup).not.toContain("style=");
});
