import { expect, test } from "vitest";
import { alignNames } from "./name-columns.ts";
import type { PlacedName } from "./name-candidates.ts";

const options = {
  frame: { left: 0, top: 0, right: 400, bottom: 300 },
  fontSize: 10,
  isHome: ([x]: readonly [number, number]) => x < 100,
  isOther: () => false,
  isSeaward: false,
  pitchMax: 20,
  steepMax: 1,
};

function nameAt(labelX: number, labelY: number, name = "Place"): PlacedName {
  return { name, x: 98, y: labelY, labelX, labelY, anchor: "start" };
}

test("names close below each other begin on one edge, one farther down on its own", () => {
  const { names, raggedCount } = alignNames(
    [nameAt(120, 50), nameAt(140, 65), nameAt(130, 80), nameAt(115, 200)],
    options,
  );
  expect(names.map(({ labelX }) => labelX)).toEqual([140, 140, 140, 115]);
  expect(raggedCount).toBe(0);
});

test("a name that would leave the frame stays, and is counted", () => {
  const long = nameAt(120, 65, "A name as long as the sea is wide, from shore to edge");
  const { names, raggedCount } = alignNames([nameAt(150, 50), long], options);
  expect(names.map(({ labelX }) => labelX)).toEqual([150, 120]);
  expect(raggedCount).toBe(1);
});

test("no name is moved over land", () => {
  const isOther = ([x, y]: readonly [number, number]) => x > 135 && y > 60 && y < 70;
  const { names } = alignNames([nameAt(150, 50), nameAt(105, 65, "Bay")], {
    ...options,
    isOther,
  });
  expect(names.map(({ labelX }) => labelX)).toEqual([150, 105]);
});

test("names close below each other are equally far apart, one farther down stays where it is", () => {
  const { names } = alignNames(
    [nameAt(120, 50), nameAt(120, 63), nameAt(120, 82), nameAt(120, 130)],
    options,
  );
  expect(names.map(({ labelY }) => labelY)).toEqual([46, 66, 86, 130]);
});

test("names are not moved to equal distances where one of them would then lie on land", () => {
  const isOther = ([x, y]: readonly [number, number]) => x > 125 && y > 62 && y < 75;
  const { names } = alignNames([nameAt(120, 50), nameAt(120, 58.5), nameAt(120, 77)], {
    ...options,
    isOther,
  });
  expect(names.map(({ labelY }) => labelY)).toEqual([50, 58.5, 77]);
});

test("names that would leave the frame below are set apart above, and their lines end level", () => {
  const { names } = alignNames([nameAt(120, 264), nameAt(120, 277), nameAt(120, 290)], options);
  expect(names.map(({ labelY }) => labelY)).toEqual([253, 273, 293]);
  const near = [nameAt(108, 50), nameAt(108, 63), nameAt(108, 76)];
  for (const { x, y, labelX, labelY } of alignNames(near, options).names) {
    expect(labelX - x).toBeGreaterThanOrEqual(Math.abs(labelY - y) + 10);
  }
});

test("runs on one edge have one distance, that for which the narrowest has room", () => {
  const isOther = ([x, y]: readonly [number, number]) => x > 105 && y > 150 && y < 249;
  const near = [50, 63, 76].map((y) => nameAt(120, y));
  const low = [260, 273, 286].map((y) => nameAt(120, y));
  const gapsOf = (column: readonly PlacedName[]) => {
    const { names } = alignNames(column, { ...options, isOther });
    return names.slice(1).map(({ labelY }, index) => labelY - names[index]!.labelY);
  };
  expect(gapsOf(near)).toEqual([20, 20]);
  expect(gapsOf(low)).toEqual([18, 18]);
  const gaps = gapsOf([...near, ...low]);
  expect(gaps.toSpliced(2, 1)).toEqual([18, 18, 18, 18]);
});

test("edges of two columns that are almost one become one, others only where all names are in the sea", () => {
  const upper = [50, 63].map((y) => nameAt(120, y));
  const edgesOf = (lowerEdge: number, isSeaward = false) => {
    const lower = [250, 263].map((y) => nameAt(lowerEdge, y));
    const { names } = alignNames([...upper, ...lower], { ...options, isSeaward });
    return names.map(({ labelX }) => labelX);
  };
  expect(edgesOf(134)).toEqual([134, 134, 134, 134]);
  expect(edgesOf(150)).toEqual([120, 120, 150, 150]);
  expect(edgesOf(150, true)).toEqual([150, 150, 150, 150]);
});

test("names may be as far apart as a finger needs where their lines may be steep", () => {
  const names = [110, 116, 122, 128].map((y) => nameAt(128, y));
  const frame = { ...options.frame, right: 158 };
  const pitchOf = (pitchMax: number, steepMax: number) => {
    const heights = alignNames(names, { ...options, frame, pitchMax, steepMax }).names.map(
      ({ labelY }) => labelY,
    );
    return heights[1]! - heights[0]!;
  };
  expect(pitchOf(20, 2)).toBe(20);
  expect(pitchOf(25, 2)).toBe(25);
  expect(pitchOf(25, 1)).toBeLessThan(25);
});
