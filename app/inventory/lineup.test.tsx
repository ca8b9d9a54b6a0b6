import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { lineupCells, lineupPicture } from "#content/vehicles/lineup-picture.ts";
import sizes from "#content/vehicles/drawn-sizes.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { Lineup } from "./lineup.tsx";
import { listLineup } from "#app/vehicles/index.ts";

const vehicles = catalogue as Vehicle[];
const groups = listLineup(vehicles);

test("all models stand in the lineup to one scale, by their seats, in each row the shortest first", () => {
  const html = renderToStaticMarkup(<Lineup groups={groups} />);
  const rows = html.split("data-seats=").slice(1);
  expect(rows.map((row) => /^"(\d+)"><p>\d seats</.exec(row)?.[1])).toEqual(["2", "4", "6", "8"]);
  const drawnIn = (row: string) =>
    [
      ...row.matchAll(/vehicles\/([\w-]+)"[^>]*><svg viewBox="([\d.]+) 0 ([\d.]+) 8" aria-hidden/g),
    ].map(([, id = "", ...figures]) => {
      const [left = 0, width = 0] = figures.map(Number);
      return { id, left, width };
    });
  const seatsOf = new Map(vehicles.map((one) => [one.id, one.specifications.seatingCapacity]));
  for (const row of rows) {
    const drawn = drawnIn(row);
    expect(drawn).toEqual(drawn.toSorted((one, other) => one.width - other.width));
    expect(drawn.map(({ id }) => `"${seatsOf.get(id)}"`)).toEqual(drawn.map(() => row.slice(0, 3)));
  }
  const drawn = rows.flatMap(drawnIn);
  expect(drawn.map(({ id }) => id).toSorted()).toEqual(vehicles.map(({ id }) => id).toSorted());
  for (const { id, left, width } of drawn) {
    const length = width - 2 * lineupPicture.gapFeet;
    const size = sizes[id as keyof typeof sizes];
    expect(Math.abs((length * 30.48) / size.lengthCentimeters - 1), id).toBeLessThan(0.015);
    expect(left, id).toBe(lineupCells.get(id)?.left);
  }
});

test("each cart is a link that says its name and price, and its brand to the styles", () => {
  const html = renderToStaticMarkup(<Lineup groups={groups.filter(({ seats }) => seats === 8)} />);
  expect(html).toMatch(
    /<p>8 seats<\/p><a href="\/vehicles\/denago-ev-rover-xxl"><svg.*<\/svg>EV Rover XXL\n\$[\d,]+<\/a>/,
  );
  // The filter of the brands hides the links of the other.
  const brandOf = (id: string) => vehicles.find((vehicle) => vehicle.id === id)?.brand;
  for (const { id } of groups.flatMap(({ carts }) => carts)) {
    expect(id.startsWith(`${brandOf(id)}-`), id).toBe(true);
  }
});

test("a vehicle that has no drawing is left out", () => {
  const [vehicle] = vehicles;
  if (!vehicle) throw new Error("The catalogue is empty");
  expect(listLineup([{ ...vehicle, id: "added-by-staff" }])).toEqual([]);
});
