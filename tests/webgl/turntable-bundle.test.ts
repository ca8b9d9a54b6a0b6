import { createServer, type Server } from "node:http";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "vite";
import { openBrowser, openPage, softwareGraphics } from "#tests/browser/browser.ts";
import {
  countFramesAskedAtRest,
  readPixelShare,
  takeChangedPicture,
  takePicture,
  watchFrames,
} from "./canvas-pictures.ts";

/** What three, the cart and the turntable may weigh together, compressed. */
const scriptBytesMax = 135_000;
/** The site's own policy for scripts: no worker can be made under it, so none may be needed. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types 'none'";
const markup =
  "<!doctype html><title>Turntable</title><style>canvas{display:block;width:480px;height:300px;outline:none}</style>" +
  "<canvas tabindex=0></canvas><script type=module src=/turntable.js></script>";
const entry = `
  import { mountTurntable } from "#carts/turntable/turntable.ts";
  import { cartSpecifications } from "#carts/cart-models.ts";
  const [specification] = cartSpecifications;
  const canvas = document.querySelector("canvas");
  window.controls = mountTurntable(canvas, specification, specification.colors, {
    detail: 0.2,
    onFirstFrame: () => { canvas.dataset.status = "ready"; },
    onUnavailable: () => { canvas.dataset.status = "unavailable"; },
  });
`;

let script: string;
let server: Server;
let url: string;

beforeAll(async () => {
  script = await bundle();
  server = createServer((request, response) => {
    const isScript = request.url === "/turntable.js";
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : markup);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("The server has no port");
  url = `http://127.0.0.1:${bound.port}/`;
});

afterAll(() => {
  server.close();
});

test("three, the cart and the turntable together stay within their bytes", () => {
  expect(brotliCompressSync(script).length).toBeLessThan(scriptBytesMax);
});

test("a cart is turned by keys and by dragging, painted, and draws nothing while it is left alone", async () => {
  await withPage(softwareGraphics, async (page, complaints) => {
    expect(await statusOf(page)).toBe("ready");
    const first = await takePicture(page);
    await page.locator("canvas").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const turned = await takeChangedPicture(page, first);
    await page.mouse.move(240, 150);
    await page.mouse.down();
    await page.mouse.move(140, 150, { steps: 3 });
    await page.mouse.up();
    const dragged = await takeChangedPicture(page, turned);
    await page.mouse.wheel(0, -400);
    const near = await takeChangedPicture(page, dragged);
    expect(await redness(near)).toBeLessThan(0.02);
    await page.evaluate(paintRed);
    expect(await redness(await takeChangedPicture(page, near))).toBeGreaterThan(0.05);
    expect(await countFramesAskedAtRest(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});

test("without WebGL the page is told, and nothing is said in the console", async () => {
  await withPage(undefined, async (page, complaints) => {
    expect(await statusOf(page)).toBe("unavailable");
    expect(complaints).toEqual([]);
  });
});

async function bundle(): Promise<string> {
  const id = "virtual:turntable-entry.js";
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: (source) => (source === id ? `${process.cwd()}/turntable-entry.js` : undefined),
        load: (source) => (source.endsWith("/turntable-entry.js") ? entry : undefined),
      },
    ],
    build: { write: false, target: "es2024", rollupOptions: { input: id } },
  });
  if (!("output" in result)) throw new Error("Vite built more than one bundle");
  const [chunk] = result.output;
  return chunk.code;
}

/** Uses the page in a browser of its own; without flags it draws nothing in 3D. */
async function withPage(
  graphics: readonly string[] | undefined,
  use: (page: Page, complaints: string[]) => Promise<void>,
): Promise<void> {
  const browser = await openBrowser(graphics);
  try {
    const options = { viewport: { width: 480, height: 320 } };
    const { page, complaints } = await openPage(browser, url, options);
    await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
    await watchFrames(page);
    await page.goto("/");
    await use(page, complaints);
  } finally {
    await browser.close();
  }
}

async function statusOf(page: Page): Promise<string | null> {
  const canvas = page.locator("canvas[data-status]");
  await canvas.waitFor();
  return canvas.getAttribute("data-status");
}

/** Share of the picture that is clearly red. */
function redness(picture: Buffer): Promise<number> {
  return readPixelShare(
    picture,
    (red, green, blue) => red > 70 && red > 2 * green && red > 2 * blue,
  );
}

/** Playwright sends its text to the page, so it stands alone. */
function paintRed(): void {
  const page = globalThis as unknown as {
    controls: { setColors(colors: { body: string; seat: string; roof: string }): void };
  };
  page.controls.setColors({ body: "lighthouse-red", seat: "sand", roof: "black" });
}
