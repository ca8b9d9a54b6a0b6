import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "docs/decisions/";
const records = readdirSync(folder).map((name) => ({
  name,
  number: name.slice(0, 3),
  text: readFileSync(folder + name, "utf8"),
}));

/** The title, then these two lines. */
const head =
  /^# (\d{3}) .+\n\nDate: 20\d\d-\d\d-\d\d\nStatus: (accepted|superseded(?: in part)? by (\d{3}(?:(?:, | and )\d{3})*))\n/;

test("decision records are named by number, each number once", () => {
  expect(records.filter(({ name }) => !/^\d{3}-[a-z\d-]+\.md$/.test(name))).toEqual([]);
  const numbers = records.map(({ number }) => number);
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
});

test("each decision record says its number, date and status under its title", () => {
  const wrong = records.filter(({ number, text }) => head.exec(text)?.[1] !== number);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("what supersedes a decision is there", () => {
  const missing = records.flatMap(({ name, text }) =>
    (head.exec(text)?.[3]?.match(/\d{3}/g) ?? [])
      .filter((successor) => !records.some(({ number }) => number === successor))
      .map((successor) => `${name} is superseded by ${successor}, which is not there.`),
  );
  expect(missing).toEqual([]);
});

test("each decision record has its three parts in order", () => {
  const parts = ["Context", "Decision", "Consequences"];
  const wrong = records.filter(
    ({ text }) => [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part).join() !== parts.join(),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
