import { expect, test } from "vitest";
import { doCross, drawLeader, nameInColumn } from "./name-column.ts";

const column = { x: 200, top: 0, bottom: 100, steps: [20] } as const;
const atSea = () => false;
const list = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Place ${index}`, x: 10, y: index * 2 }));

test("a column names every place that it has room for, and none where it lacks room for one", () => {
  expect(nameInColumn(list(6), column, atSea).names).toHaveLength(6);
  expect(nameInColumn(list(7), column, atSea).names).toEqual([]);
  expect(nameInColumn(list(160), column, atSea).names).toEqual([]);
});

test("a line leaves its dot slantwise and ends level with its name", () => {
  expect(drawLeader({ name: "A", x: 10, y: 10 }, 100, 40)).toEqual([
    [10, 10],
    [40, 40],
    [93, 40],
  ]);
  expect(drawLeader({ name: "A", x: 100, y: 10 }, 40, 90)).toEqual([
    [100, 10],
    [59, 90],
    [47, 90],
  ]);
});

test("where a place hides another, their names change order rather than let their lines cross", () => {
  const places = [
    { name: "Behind", x: 10, y: 48 },
    { name: "Before", x: 60, y: 46 },
    { name: "South", x: 20, y: 70 },
  ];
  const { names } = nameInColumn(places, { ...column, top: 60 }, atSea);
  const lines = names.map((name) => drawLeader(name, name.labelX, name.labelY));
  const crossed = lines.filter((one, index) => lines.slice(index + 1).some((o) => doCross(one, o)));
  expect(names).toHaveLength(3);
  expect(crossed).toEqual([]);
});
