import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitUntilSettled } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";

const { open } = useOpenSite();

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const looks = [
  { name: "home-phone", path: "/", viewport: phone },
  { name: "home-desk", path: "/", viewport: desk },
  { name: "inventory-phone", path: "/inventory", viewport: phone },
  { name: "inventory-desk", path: "/inventory", viewport: desk },
  { name: "vehicle-phone", path: "/vehicles/evolution-d5-ranger-4-plus", viewport: phone },
  { name: "vehicle-desk", path: "/vehicles/evolution-d5-ranger-4-plus", viewport: desk },
  { name: "brand-desk", path: "/denago", viewport: desk },
  { name: "rentals-phone", path: "/rentals", viewport: phone },
  { name: "services-desk", path: "/services", viewport: desk },
  { name: "state-desk", path: "/new-jersey-golf-carts", viewport: desk },
  { name: "place-phone", path: "/new-jersey/cape-may-golf-carts", viewport: phone },
  { name: "about-dark", path: "/about", viewport: desk, colorScheme: "dark" as const },
];

/** Pixels by which a box may differ: about half a line of text. */
const toleratedPixels = 12;

const fontFile = createRequire(import.meta.url).resolve(
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
);
/** All text in one font that comes with the test: each machine has other fonts of its own. */
const sameEverywhere = `
  @font-face { font-family: Same; font-weight: 200 800; src: url(data:font/woff2;base64,${readFileSync(fontFile, "base64")}); }
  * { font-family: Same !important; text-rendering: geometricPrecision !important; content-visibility: visible !important; }`;

for (const { name, path, ...context } of looks) {
  test(`what ${name} shows is where it was, in the same colors (else: npm run looks)`, async () => {
    const { page } = await open({ ...context, bypassCSP: true });
    await page.goto(path);
    await page.addStyleTag({ content: sameEverywhere });
    await page.evaluate(() =>
      Promise.all([document.fonts.load("400 16px Same"), document.fonts.load("700 16px Same")]),
    );
    await waitUntilSettled(page);
    const seen = await readBoxes(page);
    const file = new URL(`looks/${name}.txt`, import.meta.url);
    const known = existsSync(file) ? readFileSync(file, "utf8") : "";
    if (areAlike(known, seen)) return;
    await expect(seen).toMatchFileSnapshot(file.pathname);
  });
}

test("boxes are alike up to half a line, and never in another color or order", () => {
  const known = "h1 16 20 300 80 #000\nimg 0 120 390 200 a.avif\n";
  expect(areAlike(known, known.replace("16 20", "20 30"))).toBe(true);
  expect(areAlike(known, known.replace("16 20", "16 40"))).toBe(false);
  expect(areAlike(known, known.replace("#000", "#c00"))).toBe(false);
  expect(areAlike(known, known.replace("h1", "h2"))).toBe(false);
  expect(areAlike(known, `${known}img 0 320 390 200 b.avif\n`)).toBe(false);
});

/**
 * A line for each heading, picture, table, form, button and section of `<main>`: its name, its box in
 * pixels from the top left of `<main>`, and its colors, type size or picture.
 */
function readBoxes(page: Page): Promise<string> {
  return page.evaluate(() => {
    const main = document.querySelector("main")?.getBoundingClientRect();
    const shown = [
      ...document.querySelectorAll<HTMLElement>(
        "main :is(h1, h2, h3, section, img, table, form, button, a)",
      ),
    ].filter(
      (element) =>
        element.checkVisibility() &&
        element.getClientRects().length > 0 &&
        // Of the links those that look like buttons.
        (element.localName !== "a" || getComputedStyle(element).borderRadius !== "0px"),
    );
    return shown
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y - (main?.y ?? 0), width, height].map(Math.round).join(" ");
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        const look =
          element instanceof HTMLImageElement
            ? (element.getAttribute("src") ?? "").replace(/-[\da-f]{8,}(?=\.)/, "")
            : `${color} on ${backgroundColor}, ${Math.round(Number.parseFloat(fontSize))} px`;
        return `${element.localName} ${box} ${look}\n`;
      })
      .join("");
  });
}

/** Whether two lists have the same lines, but for numbers of boxes that differ within tolerance. */
function areAlike(known: string, seen: string): boolean {
  const [before, now] = [known, seen].map((text) =>
    text.split("\n").map((line) => /^(\S+) (\S+) (\S+) (\S+) (\S+) (.*)$/.exec(line)?.slice(1)),
  );
  if (!before || before.length !== now?.length) return false;
  return before.every((line, index) =>
    (line ?? []).every((part, column) => {
      const other = now[index]?.[column] ?? "";
      const isNumber = column > 0 && column < 5;
      return isNumber ? Math.abs(Number(part) - Number(other)) <= toleratedPixels : part === other;
    }),
  );
}
