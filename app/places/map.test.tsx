import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PlaceMap } from "#domain/geography/illustrations.ts";
import { MapPicture } from "./map-picture.tsx";
import { PlaceList } from "./place/place-list.tsx";

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

test("beside a place's map each place nearby is a link with its name and distance", () => {
  const list = renderToStaticMarkup(<PlaceList places={placeMap.neighbors} />);
  const [row = ""] = /<li.*?<\/li>/.exec(list) ?? [];
  const [, href] = /<a href="([^"]*)"/.exec(row) ?? [];
  const words = row
    .replaceAll(/<[^>]*>/g, " ")
    .trim()
    .split(/\s{2,}/);
  expect([href, ...words]).toEqual([
    "/new-jersey/stone-harbor-golf-carts",
    "Stone Harbor",
    "4 miles",
  ]);
});

test("the picture of a place's map waits until it is near, keeps its room and says what it is", () => {
  const [image = ""] =
    /<img[^>]*>/.exec(
      renderToStaticMarkup(<MapPicture url={placeMap.pictureUrl} label="Map of Avalon" />),
    ) ?? [];
  expect(image).toContain(`src="${placeMap.pictureUrl}"`);
  expect(image).toContain('height="400"');
  expect(image).toContain('loading="lazy"');
  expect(image).toContain('alt="Map of Avalon"');
});

test("maps carry no style of their own", () => {
  const markup = renderToStaticMarkup(
    <MapPicture url={placeMap.pictureUrl} label="Map of Avalon" />,
  );
  expect(markup).not.toContain("style=");
});
