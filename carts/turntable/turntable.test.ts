import { createServer, type Server } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser, type ConsoleMessage, type Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "vite";
import { softwareGraphics } from "#tests/browser/browser.ts";

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
  import { cartSpecifications } from "#carts/specification/specifications.ts";
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
let address: string;

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
  address = `http://127.0.0.1:${bound.port}/`;
});

afterAll(() => {
  server.close();
});

test("three, the cart and the turntable together stay within their bytes", () => {
  expect(brotliCompressSync(script).length).toBeLessThan(scriptBytesMax);
});

test("a cart is turned by keys and by dragging, painted, and draws nothing while it is left alone", async () => {
  await withPage(softwareGraphics, async (page, problems) => {
    expect(await statusOf(page)).toBe("ready");
    const first = await look(page);
    await page.locator("canvas").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const turned = await lookUntilDifferent(page, first);
    await page.mouse.move(240, 150);
    await page.mouse.down();
    await page.mouse.move(140, 150, { steps: 3 });
    await page.mouse.up();
    const dragged = await lookUntilDifferent(page, turned);
    await page.mouse.wheel(0, -400);
    const near = await lookUntilDifferent(page, dragged);
    expect(await redness(near)).toBeLessThan(0.02);
    await page.evaluate(paintRed);
    expect(await redness(await lookUntilDifferent(page, near))).toBeGreaterThan(0.05);
    expect(await page.evaluate(countFramesAskedForAtRest)).toBe(0);
    expect(problems).toEqual([]);
  });
});

test("without WebGL the page is told, and nothing is said in the console", async () => {
  await withPage(["--disable-gpu", "--disable-3d-apis"], async (page, problems) => {
    expect(await statusOf(page)).toBe("unavailable");
    expect(problems).toEqual([]);
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

async function withPage(
  flags: string[],
  use: (page: Page, problems: string[]) => Promise<void>,
): Promise<void> {
  const browser: Browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", ...flags],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 480, height: 320 },
      reducedMotion: "reduce",
    });
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message: ConsoleMessage) => {
      if (message.type() === "error" && !message.text().includes("favicon")) {
        problems.push(message.text());
      }
    });
    await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
    await page.goto(address);
    await use(page, problems);
  } finally {
    await browser.close();
  }
}

async function statusOf(page: Page): Promise<string | null> {
  const canvas = page.locator("canvas[data-status]");
  await canvas.waitFor({ timeout: 45_000 });
  return canvas.getAttribute("data-status");
}

async function look(page: Page): Promise<Buffer> {
  return page.locator("canvas").screenshot();
}

/** A frame is drawn when the browser gets to it: asks until the picture has changed. */
async function lookUntilDifferent(page: Page, before: Buffer): Promise<Buffer> {
  const until = Date.now() + 20_000;
  for (;;) {
    const now = await look(page);
    if (!now.equals(before)) return now;
    if (Date.now() > until) throw new Error("The picture never changed");
  }
}

/** Share of the picture that is clearly red. */
async function redness(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let i = 0; i < data.length; i += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
    if (r > 70 && r > 2 * g && r > 2 * b) red++;
  }
  return red / (info.width * info.height);
}

// Functions handed to the page: playwright sends their text, so they stand alone.

function paintRed(): void {
  const page = globalThis as unknown as {
    controls: { setColors(colors: { body: string; seat: string; roof: string }): void };
  };
  page.controls.setColors({ body: "lighthouse-red", seat: "sand", roof: "black" });
}

/** How many frames the turntable asks for while the screen is drawn thirty times. */
async function countFramesAskedForAtRest(): Promise<number> {
  const ask = globalThis.requestAnimationFrame;
  const nextFrame = () =>
    new Promise((resolve) => {
      ask.call(globalThis, resolve);
    });
  await nextFrame();
  let asked = 0;
  globalThis.requestAnimationFrame = (callback) => {
    asked++;
    return ask.call(globalThis, callback);
  };
  for (let frame = 0; frame < 30; frame++) await nextFrame();
  return asked;
}
