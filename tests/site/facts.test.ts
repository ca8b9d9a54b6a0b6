import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  factsInFiles,
  type provideChangedFacts,
  readChangedFacts,
} from "#content/dealership/changed-facts.ts";
import factPages from "#content/dealership/fact-pages.json" with { type: "json" };
import { pages } from "#content/pages/pages.ts";
import type { Page } from "#content/pages/page.ts";
import { weekDays } from "#domain/calendar/opening-hours.ts";
import { formatDollars } from "#domain/money/money.ts";
import { createSite } from "#server/app.ts";
import { readSettings } from "#server/env.server.ts";
import { createFactStore, type FactStore, type FactValues } from "#server/facts/fact-store.ts";
import { createAssets } from "#server/http/static-files.ts";
import { readClientBuild } from "#server/pages/client-build.ts";
import { readIllustrations } from "#server/pages/illustrations.ts";
import { createDocumentStyles } from "#server/pages/page-styles.ts";
import { wireSite, type Wiring } from "#server/wiring.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";

const buildDirectory = fileURLToPath(new URL("../../build/", import.meta.url));
const clientDirectory = `${buildDirectory}client/`;
const serverBuildUrl = new URL("../../build/server/index.js", import.meta.url).href;

const { place, remove } = makeDirectory();
let wiring: Wiring;
let facts: FactStore;
let read: (path: string) => Promise<string>;
let build: ServerBuild;

beforeAll(async () => {
  build = (await import(serverBuildUrl)) as ServerBuild;
  const settings = { ...readSettings({ SITE_URL: "http://127.0.0.1" }), ...place };
  wiring = await wireSite(settings, { isSending: false, warn: () => {}, onLost: () => {} });
  facts = createFactStore(wiring.database);
  const { stylesheet, islandScripts } = await readClientBuild(clientDirectory);
  const { app } = createSite({
    ...wiring.parts,
    loadBuild: () => Promise.resolve(build),
    mode: "production",
    styles: createDocumentStyles(stylesheet, islandScripts),
    serveAsset: await createAssets(clientDirectory),
    illustrations: await readIllustrations(buildDirectory),
  });
  read = async (path) => (await app.request(`http://127.0.0.1${path}`)).text();
});

afterAll(async () => {
  await wiring.close();
  await remove();
});

/** Pages that are many of a kind are made alike: of these every tenth one is looked at. */
const kindNames: Partial<Record<Page["kind"], string>> = {
  place: "place pages",
  state: "state pages",
  town: "town pages",
  model: "pages of carts",
  turntable: "3D pages",
};

const sample: readonly Page[] = [...Map.groupBy(pages, ({ kind }) => kind)].flatMap(
  ([kind, all]) =>
    kindNames[kind] === undefined ? all : all.filter((_, index) => index % 10 === 0),
);

/** What the site says beside its pages, as far as a fact of the office is in it, and a quote. */
const otherPaths = [
  "/llms.txt",
  "/a2a/schemas/dealer.information.response.json",
  "/rentals/quote?cart=4-seater&place=cape-may-new-jersey&from=2027-06-05&fromTime=10&to=2027-06-12&toTime=10&drivers=2",
];

test("the office knows on which pages each fact is: npm run facts:pages", async () => {
  const pagesOf = new Map([...factsInFiles.keys()].map((path) => [path, new Set<string>()]));
  const entry = build.entry.module as unknown as {
    provideChangedFacts: typeof provideChangedFacts;
  };
  // The first page makes the build read what the server reads; after that, each read is written down.
  await read("/no-such-page");
  for (const { path } of sample) {
    entry.provideChangedFacts(
      () => new Proxy({}, { get: (_, fact) => void pagesOf.get(String(fact))?.add(path) }),
    );
    await read(path);
  }
  entry.provideChangedFacts(readChangedFacts);
  pagesOf.delete("policyDays");
  const written = Object.fromEntries(
    [...pagesOf].map(([path, shown]) => [path, groupPages(shown)]),
  );
  await expect(`${JSON.stringify(written, null, 2)}\n`).toMatchFileSnapshot(
    "../../content/dealership/fact-pages.json",
  );
});

function groupPages(shown: ReadonlySet<string>): string[] {
  if (shown.size === sample.length) return ["every page"];
  return [...Map.groupBy(sample, ({ kind }) => kindNames[kind])].flatMap(([name, members]) => {
    const paths = members.map(({ path }) => path).filter((path) => shown.has(path));
    if (name === undefined || paths.length === 0) return paths;
    return paths.length === members.length ? name : `some ${name}`;
  });
}

/** Equal to an old fee by chance: fuel in the calculator, a fine in a town's rules, a loan's price. */
const otherFigures = new Set([
  "/eco-impact: $50",
  "/fenwick-island-golf-carts: $100",
  "/vehicles/evolution-carrier-6-plus: $400",
]);

/** What the old facts look like on a page: every price, the contacts, the usual hours, a closure. */
const oldFigures = new Set(
  [...factsInFiles]
    .filter(([path]) => /Dollars|^rentalPrices/.test(path))
    .map(([, value]) => formatDollars(Number(value))),
);
const oldTexts = [
  "555-0100",
  "5550100",
  "555-0199",
  "5550199",
  "hello@coastlinegolfcarts",
  "call for directions",
  "9 AM to 5 PM",
  "-12-25",
];

test("after every fact was changed, no page, feed or answer shows an old one, and after undo each is as before", async () => {
  const paths = [...sample.map((page) => page.path), ...otherPaths];
  const before = new Map<string, string>();
  for (const path of paths) before.set(path, await read(path));
  for (const text of oldTexts) {
    expect(
      [...before.values()].some((page) => page.includes(text)),
      text,
    ).toBe(true);
  }
  const seen = await facts.readAll();
  const values = changeEach(seen);
  expect(await facts.publish({ values, seen }, "Ann")).toEqual({ kind: "done" });
  const found: string[] = [];
  const all: string[] = [];
  for (const path of paths) {
    const page = await read(path);
    all.push(page);
    const figures =
      page.match(/\$\d[\d,]*(?:\.\d\d)?/g)?.filter((text) => oldFigures.has(text)) ?? [];
    const texts = oldTexts.filter((text) => page.includes(text));
    for (const text of [...figures, ...texts]) found.push(`${path}: ${text}`);
  }
  expect(found.filter((text) => !otherFigures.has(text))).toEqual([]);
  const shown = all.join(" ");
  const isShown = (value: number) =>
    [String(value), value.toLocaleString("en-US")].some((text) => shown.includes(text));
  const pagesOf = new Map<string, readonly string[]>(Object.entries(factPages));
  const unseen = Object.entries(values).filter(
    ([path, value]) => typeof value === "number" && pagesOf.get(path)?.length && !isShown(value),
  );
  expect(unseen).toEqual([]);

  const [change] = await facts.listChanges();
  expect(await facts.undo(change?.id ?? "", "Ann")).toEqual({ kind: "done" });
  const differing = [];
  for (const path of paths)
    if (dropDates(await read(path)) !== dropDates(before.get(path) ?? "")) differing.push(path);
  expect(differing).toEqual([]);
});

const everyDay = [...weekDays];

const newTexts: FactValues = {
  "contacts.phone": "(732) 555-0177",
  "contacts.tollFree": "(800) 555-0166",
  "contacts.email": "office@coast.example",
  "contacts.street": "12 Ocean Avenue",
  "hours.specialDays": [{ day: "2099-11-11", name: "Inventory day", open: null }],
  notice: { text: "The shop moves on Monday.", endsAt: "2099-01-01T12:00:00.000Z" },
  "rentalFees.maximumDays": 31,
  "rentalFees.billingIncrementHours": 23,
  "rentalFees.additionalDriversMaximum": 7,
  "deliveryFees.sameDayOrderBeforeHour": 11,
};

/** Another value for each fact, each figure unlike all others as far as their rules allow. */
function changeEach(seen: FactValues): FactValues {
  return Object.fromEntries(
    Object.entries(seen).map(([path, value], index) => {
      if (path in newTexts) return [path, newTexts[path]];
      if (path.startsWith("hours."))
        return [path, [{ days: everyDay, open: { from: 7.25, to: 18.75 } }]];
      if (path.endsWith("Percent")) return [path, 60 + (index % 39)];
      // Plans keep their proportions: a longer one must cost less a day.
      if (path.startsWith("rentalPrices.")) return [path, Number(value) * 40 + index];
      return [path, 3_001 + index * 7];
    }),
  );
}

/** What differs between two renderings of one state: when the form was made, and when a policy was. */
function dropDates(page: string): string {
  return (
    page
      .replaceAll(/\b1[78]\d{11}\b/g, "")
      .replaceAll(/Last revised.*?<\/time>/g, "")
      // A department may open or close between two readings.
      .replaceAll(/\bOpen(?:s| until)\b[^<"]*?[AP]M/g, "")
  );
}

test("no script of the browser has a fact in it, which would stay old", () => {
  const scripts = globSync(`${clientDirectory}assets/*.js`);
  expect(scripts.length).toBeGreaterThan(5);
  const found = scripts.filter((file) =>
    /rentalFees|serviceFees|deliveryFees|hours\.specialDays|contacts\.phone/.test(
      readFileSync(file, "utf8"),
    ),
  );
  expect(found).toEqual([]);
});
