import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import roadMiles from "#content/places/road-miles.json" with { type: "json" };
import { coastalPlaces } from "#content/places/states.ts";
import { startSite } from "#tests/servers/site-server.ts";
import { readCpuMicros, readMemory } from "./process-figures.ts";
import {
  type Figures,
  formatCost,
  formatMs,
  measureRequests,
  printTable,
} from "./request-costs.ts";

const root = resolve(import.meta.dirname, "..");
/** How often each place is there. */
const factors = [1, 10, 100];
/** What is not copied: it is linked, or made anew. */
const notCopied = new Set(["node_modules", "build", ".git", ".react-router"]);
const timedPages = 30;
/** A step of the build that takes longer ends the run of its size. */
const stepTimeoutMs = 15 * 60_000;
const steps = {
  "build, pages": ["node_modules/.bin/react-router", "build"],
  "build, office": ["node_modules/.bin/react-router", "build", "office"],
  "build, stylesheet": ["server/pages/split-stylesheet.ts"],
  "build, illustrations": ["illustrations/build.ts"],
  "build, compressed files": ["server/http/compress-static-files.ts", "build/client"],
  "build, server": ["server/bundle.ts"],
} as const;

/**
 * What the build, a start, pages and sitemaps take with ten and a hundred times as many places: a
 * copy of the project whose places are repeated is built and served. Places are content, so a size is a build.
 */
export async function benchPlaces(): Promise<void> {
  const columns = [];
  process.stdout.write(
    "places: ms of computing, of the clock in parentheses; builds by the clock\n",
  );
  for (const factor of factors) {
    const column = { size: coastalPlaces.length * factor, figures: await measurePlaces(factor) };
    columns.push(column);
    // What was measured is not lost if a larger size fails.
    printTable([column]);
  }
  printTable(columns);
}

async function measurePlaces(factor: number): Promise<Figures> {
  const copy = mkdtempSync(join(tmpdir(), "carts-places-"));
  const before = process.cwd();
  try {
    copyProject(copy, factor);
    const figures: Record<string, string> = {};
    for (const [name, command] of Object.entries(steps)) {
      const took = timeStep(copy, command);
      figures[name] = took === null ? `more than ${stepTimeoutMs / 60_000} min` : formatMs(took);
      if (took === null) return figures;
    }
    // The site is started from the copy.
    process.chdir(copy);
    return { ...figures, ...(await measureSite(factor)) };
  } finally {
    process.chdir(before);
    rmSync(copy, { recursive: true, force: true });
  }
}

function copyProject(copy: string, factor: number): void {
  const filter = (source: string) => !notCopied.has(relative(root, source));
  cpSync(root, copy, { recursive: true, filter });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const file = join(copy, "content/places/states.ts");
  const own = "export const states: readonly State[] = [";
  const next = "/** Every place with its state, in state order. */";
  const text = readFileSync(file, "utf8");
  if (!text.includes(own) || !text.includes(next)) throw new Error(`${file} has another form`);
  const repeated = `export const states: readonly State[] = ownStates.map((state) => ({
  ...state,
  places: Array.from({ length: ${factor} }, (_, turn) => state.places.map((place) => turn === 0 ? place : {
    ...place,
    slug: \`\${place.slug}-\${turn}\`,
    name: \`\${place.name} \${turn}\`,
    coordinates: { lat: place.coordinates.lat + turn * 0.0004, lng: place.coordinates.lng - turn * 0.0004 },
  })).flat(),
}));

`;
  writeFileSync(
    file,
    text.replace(own, "const ownStates: readonly State[] = [").replace(next, repeated + next),
  );
  writeFileSync(
    join(copy, "content/places/road-miles.json"),
    JSON.stringify({ ...roadMiles, places: repeatEntries(roadMiles.places, factor) }),
  );
  const watersFile = join(copy, "content/places/waters.ts");
  const waters = readFileSync(watersFile, "utf8");
  const lookUp = "placeWaters[`${stateSlug}/${placeSlug}`]";
  if (!waters.includes(lookUp)) throw new Error(`${watersFile} has another form`);
  writeFileSync(
    watersFile,
    waters.replace(lookUp, lookUp.replace("placeSlug}", 'placeSlug.replace(/-[0-9]+$/, "")}')),
  );
}

function repeatEntries(places: Readonly<Record<string, unknown>>, factor: number) {
  const entries = Object.entries(places);
  return Object.fromEntries(
    Array.from({ length: factor }, (_, turn) =>
      entries.map(([key, distance]) => [turn === 0 ? key : `${key}-${turn}`, distance] as const),
    ).flat(),
  );
}

/** Milliseconds by the clock; null when it takes too long. @throws with what it wrote when it fails. */
function timeStep(cwd: string, parameters: readonly string[]): number | null {
  const startedAt = performance.now();
  const { status, error, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd,
    encoding: "utf8",
    timeout: stepTimeoutMs,
  });
  if (error && "code" in error && error.code === "ETIMEDOUT") return null;
  if (status !== 0) throw new Error(`${parameters.join(" ")} failed:\n${stdout}\n${stderr}`);
  return performance.now() - startedAt;
}

async function measureSite(factor: number): Promise<Figures> {
  const site = await startSite();
  const measure = (count: number, toPath: (index: number) => string) => {
    const urls = Array.from({ length: count }, (_, index) => site.url + toPath(index));
    return measureRequests(site.processId, urls);
  };
  try {
    await measure(1, () => "/rentals");
    const startMs = readCpuMicros(site.processId) / 1_000;
    const memoryAtStart = readMemory(site.processId);
    const pathOf = (index: number) => {
      const { state, place } = coastalPlaces[(index * 5) % coastalPlaces.length]!;
      const turn = index % factor;
      return `/${state.slug}/${place.slug}${turn === 0 ? "" : `-${turn}`}-golf-carts`;
    };
    // The first ones compile the code of pages.
    await measure(10, (index) => pathOf(index + timedPages));
    const places = await measure(timedPages, pathOf);
    const state = await measure(1, () => "/florida-golf-carts");
    const home = await measure(1, () => "/");
    const sitemap = await measure(1, () => "/sitemaps/places.xml");
    return {
      "start and first page": formatMs(startMs),
      "a place, not cached": formatCost(places),
      "a state, not cached": formatCost(state),
      "a state's document, KB": formatMs(state.bytes / 1_000),
      "home, not cached": formatCost(home),
      "sitemap of places": formatCost(sitemap),
      "sitemap, KB sent": formatMs(sitemap.bytes / 1_000),
      "resident memory after the first page, MB": formatMs(memoryAtStart),
      "resident memory after all this, MB": formatMs(readMemory(site.processId)),
    };
  } finally {
    await site.stop();
  }
}
