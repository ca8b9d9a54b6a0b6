import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { lineupCells, lineupPicture } from "#content/vehicles/lineup-picture.ts";
import sizes from "#content/vehicles/drawn-sizes.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { Lineup } from "./lineup.tsx";
import { listLineup } from "#app/vehicles/index.ts";

const vehicles = catalogue as Vehicle[];
const carts = listLineup(vehicles);

test("all models stand in the lineup to one scale, the shortest first", () => {
  const html = renderToStaticMarkup(<Lineup carts={carts} />);
  const drawn = [
    ...html.matchAll(
      /vehicles\/([\w-]+)"[^>]*><svg viewBox="([\d.]+) 0 ([\d.]+) 8" width="([\d.]+)em"/g,
    ),
  ].map(([, id = "", ...figures]) => {
    const [left = 0, width = 0, ems = 0] = figures.map(Number);
    return { id, left, width, ems };
  });
  expect(drawn.map(({ id }) => id).toSorted()).toEqual(vehicles.map(({ id }) => id).toSorted());
  expect(drawn).toEqual(drawn.toSorted((one, other) => one.width - other.width));
  for (const { id, left, width, ems } of drawn) {
    const length = width - 2 * lineupPicture.gapFeet;
    const size = sizes[id as keyof typeof sizes];
    expect(Math.abs((length * 30.48) / size.lengthCentimeters - 1), id).toBeLessThan(0.015);
    expect({ left, ems }, id).toEqual({ left: lineupCells.get(id)?.left, ems: width });
  }
});

test("each cart is a link that says its name and price, and its seats to the styles", () => {
  const html = renderToStaticMarkup(<Lineup carts={carts.filter(({ seats }) => seats === 8)} />);
  expect(html).toMatch(
    /<a href="\/vehicles\/denago-ev-rover-xxl" data-is="8 denago"><svg.*<\/svg>EV Rover XXL\n\$[\d,]+<\/a>/,
  );
});

test("a vehicle that has no drawing is left out", () => {
  const [vehicle] = vehicles;
  if (!vehicle) throw new Error("The catalogue is empty");
  expect(listLineup([{ ...vehicle, id: "added-by-staff" }])).toEqual([]);
});
