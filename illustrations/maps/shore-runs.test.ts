import { expect, test } from "vitest";
import { nameInColumn } from "./shore-columns.ts";
import { listRuns } from "./shore-runs.ts";

/** Land west of 100, the sea east of it. */
const isLand = ([x]: readonly [number, number]) => x < 100;
const at = (name: string, x: number, y: number) => ({ name, href: `/${name}`, x, y });
const places = [at("North", 96, 60), at("A", 96, 100), at("B", 90, 110), at("C", 97, 145)];
const options = {
  ground: "sea" as const,
  fontSize: 13,
  isLand,
  shore: ({ left, right }: { left: number; right: number }) => (left < 100 && right > 100 ? 1 : 0),
  frame: { left: 0, top: 0, right: 300, bottom: 300 },
  taken: [],
  dots: places,
};

test("places of one shore closer than their names are high are a run, with the next ones beside them", () => {
  const [run, ...others] = listRuns(places, isLand);
  expect(others).toEqual([]);
  expect(run?.side).toBe(1);
  expect(run?.points.map(({ name }) => name)).toEqual(["A", "B"]);
  expect(run?.withNext.map(({ name }) => name)).toEqual(["A", "B", "C"]);
});

test("places away from the sea, on a harbor, or beside each other are none", () => {
  expect(listRuns([at("A", 50, 100), at("B", 50, 110)], isLand)).toEqual([]);
  const isHarbor = ([x]: readonly [number, number]) => x < 100 || (x > 104 && x < 112);
  expect(listRuns([at("A", 96, 100), at("B", 96, 110)], isHarbor)).toEqual([]);
  expect(listRuns([at("A", 80, 100), at("B", 99, 102)], isLand)).toEqual([]);
});

test("the names of a run are in one column at even distances, none on another's line", () => {
  const [run] = listRuns(places, isLand);
  const names = [...nameInColumn(run!.withNext, 1, options)!.values()];
  expect(names.map(({ label }) => label.anchor)).toEqual(["start", "start", "start"]);
  expect(new Set(names.map(({ label }) => label.x)).size).toBe(1);
  expect(names[0]!.label.x).toBeGreaterThan(103);
  const [first, second, third] = names.map(({ label }) => label.y);
  expect(second! - first!).toBeGreaterThanOrEqual(20);
  expect(third! - second!).toBe(second! - first!);
});

test("without room in the sea there is no column there, and one on land", () => {
  const [run] = listRuns(places, isLand);
  const narrow = { ...options, frame: { ...options.frame, right: 106 } };
  expect(nameInColumn(run!.points, 1, narrow)).toBeUndefined();
  const names = [...nameInColumn(run!.points, -1, { ...narrow, ground: "land" })!.values()];
  expect(names.every(({ label }) => label.anchor === "end" && label.x < 97)).toBe(true);
  expect(names[1]!.label.y - names[0]!.label.y).toBeGreaterThanOrEqual(20);
});

test("a column leaves what is taken alone", () => {
  const [run] = listRuns(places, isLand);
  const free = [...nameInColumn(run!.withNext, 1, options)!.values()][0]!;
  const taken = [{ ...free.box, right: free.box.right + 10 }];
  const [moved] = [...nameInColumn(run!.withNext, 1, { ...options, taken })!.values()];
  expect(moved!.label).not.toEqual(free.label);
});
