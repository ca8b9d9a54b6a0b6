import { readFileSync } from "node:fs";
import path from "node:path";
import { hashSources } from "../source-hash.ts";

/** What all committed stills were made with; a test compares it with the code as it stands. */
export interface StillFingerprints {
  /** The carts, the camera and the light. Another value: look whether a scene has changed. */
  sceneSource: string;
  /** Render, denoise and tone map, with the version of what they call. */
  pipeline: string;
  /** How the files are encoded: another value needs no rendering. */
  encoding: string;
}

export const fingerprintsFile = path.join(import.meta.dirname, "fingerprints.json");

/** The fingerprints of the code as it stands. */
export function computeFingerprints(): StillFingerprints {
  const pipeline = hashSources([
    "tools/cart-stills/render.py",
    "tools/cart-stills/denoise.py",
    "tools/cart-stills/tone-map.ts",
  ]);
  return {
    sceneSource: hashSources([
      "carts/build-cart.ts",
      "carts/cart-models.ts",
      "carts/parts/close-up.ts",
      "carts/assembly/studio-light.ts",
      "tools/cart-stills/camera.ts",
      "tools/cart-stills/scene-file.ts",
    ]),
    pipeline: `${pipeline} denoiser ${versionOf("denoiser")}`,
    encoding: `${hashSources(["tools/cart-stills/encode.ts"])} sharp ${versionOf("sharp")}`,
  };
}

/** The fingerprints that were recorded with the committed stills. */
export function readFingerprints(): StillFingerprints {
  return JSON.parse(readFileSync(fingerprintsFile, "utf8")) as StillFingerprints;
}

function versionOf(name: string): string {
  const file = path.resolve(import.meta.dirname, `../../node_modules/${name}/package.json`);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
