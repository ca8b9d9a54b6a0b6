import { expect, test } from "vitest";
import { redirects } from "#content/pages/redirects.ts";
import { createRedirects } from "./redirects.ts";

const all = new Map(redirects.map(({ from, to }) => [from, to]));

test("no redirect of the site shadows a vehicle that has its path as its own", async () => {
  const findRedirects = createRedirects(all, () => Promise.resolve(true));
  const ofVehicles = [...all.keys()].filter((from) => from.startsWith("/vehicles/"));
  expect(ofVehicles.length).toBeGreaterThan(0);
  for (const from of ofVehicles) {
    const spellings = [
      from,
      `${from}/`,
      from.replace("/vehicles/", "//vehicles//"),
      from.replace("/vehicles/", "/%76ehicles/"),
      from.toUpperCase(),
    ];
    for (const path of spellings) {
      expect((await findRedirects(path)).get(from), path).toBeUndefined();
    }
  }
});

test("former paths of vehicles lead on while no vehicle has them, and other paths always", async () => {
  const asked: string[] = [];
  const findRedirects = createRedirects(all, (id) => Promise.resolve(asked.push(id) === 0));
  for (const [from, to] of all) expect((await findRedirects(from)).get(from)).toBe(to);
  await findRedirects("/about");
  expect(asked).toHaveLength(
    [...all.keys()].filter((from) => from.startsWith("/vehicles/")).length,
  );
});

test("while the catalogue cannot be read the page decides, since a redirect is remembered", async () => {
  const findRedirects = createRedirects(all, () => Promise.reject(new Error("no database")));
  expect((await findRedirects("/vehicles/turfman-200")).size).toBe(0);
  expect((await findRedirects("/privacy-policy")).get("/privacy-policy")).toBe("/privacy");
});
