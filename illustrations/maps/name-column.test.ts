import { expect, test } from "vitest";
import { nameInColumn } from "./name-column.ts";

const column = { x: 200, anchor: "start", top: 0, bottom: 100, steps: [20] } as const;
const atSea = () => false;
const list = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Place ${index}`, x: 10, y: index * 2 }));

test("a column names every place that it has room for, and none where it lacks room for one", () => {
  expect(nameInColumn(list(6), column, atSea)).toHaveLength(6);
  expect(nameInColumn(list(7), column, atSea)).toEqual([]);
  expect(nameInColumn(list(160), column, atSea)).toEqual([]);
});
