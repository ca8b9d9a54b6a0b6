import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pages } from "#content/pages/pages.ts";
import { waitUntilSettled } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";

const scriptBytesMax = 200_000;
const clientFolder = "build/client";
/** Three sets this name on every page it runs on. */
const markOfThree = "__THREE__";

/** What the build says of one file it wrote. */
interface BuiltChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const chunks = JSON.parse(readFileSync(`${clientFolder}/.vite/manifest.json`, "utf8")) as Record<
  string,
  BuiltChunk
>;

const { open } = useOpenSite();

test("one file of the build holds three, and only the turntable's island fetches it, and late", () => {
  const entries = Object.entries(chunks);
  const holders = entries.filter(([, { file }]) => holdsThree(file)).map(([name]) => name);
  expect(holders).toEqual(["carts/turntable/turntable.ts"]);
  const [holder = ""] = holders;
  const atOnce = entries.filter(([, { imports }]) => imports?.includes(holder));
  const later = entries.filter(([, { dynamicImports }]) => dynamicImports?.includes(holder));
  expect(atOnce.map(([name]) => name)).toEqual([]);
  expect(later.map(([name]) => name)).toEqual(["app/vehicles/turntable.island.tsx"]);
});

test("of every kind of page with islands only the turntable asks for three", async () => {
  const { page } = await open();
  const three = Object.values(chunks).find(({ file }) => holdsThree(file))?.file;
  const asking = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith(`/${three}`)) asking.add(new URL(page.url()).pathname);
  });
  const kinds = new Map(
    pages
      .filter(({ islands }) => islands.length > 0)
      .map((each) => [[each.kind, ...each.islands].join(), each.path]),
  );
  const paths = [...kinds.values(), "/vehicle/denago-ev-nomad"];
  for (const path of paths) {
    await page.goto(path);
    await waitUntilSettled(page);
    if (path.endsWith("/3d")) await page.getByText("3D isn't available in this browser").waitFor();
  }
  expect(paths.length).toBeGreaterThan(4);
  expect([...asking]).toEqual(paths.filter((path) => path.endsWith("/3d")));
  expect(asking.size).toBe(1);
});

test("the whole page of the turntable needs at most 200 KB of script", async () => {
  const { page } = await open();
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.body());
  });
  await page.goto("/vehicles/denago-ev-nomad/3d");
  await page.getByText("3D isn't available in this browser").waitFor();
  const bodies = await Promise.all(scripts);
  expect(bodies.some((body) => body.includes(markOfThree))).toBe(true);
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes).toBeLessThanOrEqual(scriptBytesMax);
});

test("on a phone the cart stays in view while its colors are chosen, and covers none that has the focus", async () => {
  const viewport = { width: 390, height: 844 };
  const { page } = await open({ viewport });
  await page.goto("/vehicles/denago-ev-nomad/3d");
  await page.getByText("3D isn't available in this browser").waitFor();
  await page.getByRole("link", { name: "Ask for this cart in these colors" }).focus();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const studio = page.locator(".studio");
  for (const role of ["roof", "seat", "body"]) {
    await page.keyboard.press("Shift+Tab");
    const radio = page.locator(`[name=${role}]:focus`);
    await radio.waitFor({ state: "attached" });
    const swatch = page.locator(`label:has([name=${role}]:focus)`);
    const [stage, chosen] = await Promise.all([studio.boundingBox(), swatch.boundingBox()]);
    expect(stage?.y).toBeGreaterThanOrEqual(0);
    expect(chosen?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
    expect((chosen?.y ?? 0) + (chosen?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  }
});

function holdsThree(file: string): boolean {
  return (
    file.endsWith(".js") && readFileSync(`${clientFolder}/${file}`, "utf8").includes(markOfThree)
  );
}
