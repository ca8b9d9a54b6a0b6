import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PlaceMap } from "#domain/geography/illustrations.ts";
import { MapPlace } from "./map-place.tsx";

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

test("the picture of a place's map waits until it is near, keeps its room and says what it is", () => {
  const [image = ""] = /<img[^>]*>/.exec(renderToStaticMarkup(<MapPlace map={placeMap} />)) ?? [];
  expect(image).toContain(`src="${placeMap.pictureUrl}"`);
  expect(image).toContain('height="400"');
  expect(image).toContain('loading="lazy"');
  expect(image).toMatch(/alt="Map of the area around/);
});

test("maps carry no style of their own", () => {
  const markup = renderToStaticMarkup(<MapPlace map={placeMap} />);
  expect(markup).not.toContain("style=");
});
