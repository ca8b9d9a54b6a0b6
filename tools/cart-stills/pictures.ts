import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { pictureAspect } from "#content/vehicles/pictures.ts";
import type { PictureManifest, RenderedPicture } from "#content/vehicles/pictures.ts";
import type { CartSpecification } from "#carts/specification/specification.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import { views } from "./camera.ts";
import type { View } from "./camera.ts";
import { writeContactSheet } from "./contact-sheet.ts";
import { dominantColor, writePictures } from "./encode.ts";
import { computeFingerprints, fingerprintsFile, readFingerprints } from "./fingerprints.ts";
import { assertRendererIsThere, prepareStill, renderStill } from "./still.ts";

const root = path.resolve(import.meta.dirname, "../..");
const pictureFolder = path.join(root, "public/pictures/carts");
const manifestFile = path.join(root, "content/vehicles/pictures.json");
const usual = { width: 1440, samples: 48 };
const detail = 1.4;
const bytesMaxOfAll = 12_000_000;

/** Another way to render, denoise, tone map or encode makes every picture again. */
const isPipelineCurrent = readFingerprints().pipeline === computeFingerprints().pipeline;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    views: { type: "string", default: views.join(",") },
    // Asked for by name, a picture of fewer samples or pixels than these is made again.
    samples: { type: "string" },
    width: { type: "string" },
  },
});
await makePictures();

async function makePictures(): Promise<void> {
  const jobs = chosenViews().flatMap((view) =>
    chosenModels().map((specification) => ({ specification, view })),
  );
  const started = Date.now();
  let made = 0;
  for (const [index, { specification, view }] of jobs.entries()) {
    const wasMade = await makePicture(specification, view);
    if (wasMade) made++;
    const perPicture = (Date.now() - started) / Math.max(1, made);
    const minutesLeft = ((jobs.length - index - 1) * perPicture) / 60_000;
    report(
      `${index + 1}/${jobs.length} ${specification.id} ${view} ` +
        `${wasMade ? "rendered" : "unchanged"}, at most ${minutesLeft.toFixed(0)} min left`,
    );
  }
  const total = Object.values(readManifest())
    .flatMap((pictures) => Object.values(pictures))
    .reduce((sum, picture) => sum + picture.bytes, 0);
  await writeContactSheet();
  // Only a run over every picture may say that none is older than the code.
  if (positionals.length === 0 && chosenViews().length === views.length) {
    writeFileSync(fingerprintsFile, `${JSON.stringify(computeFingerprints(), null, 2)}\n`);
  }
  report(`${(total / 1e6).toFixed(2)} MB in all`);
  if (total > bytesMaxOfAll) throw new Error(`The set may have ${bytesMaxOfAll} bytes`);
}

/** Renders one picture unless the one on disk shows the very same scene. */
async function makePicture(specification: CartSpecification, view: View): Promise<boolean> {
  const width = Number(values.width ?? usual.width);
  const size = { width, height: Math.round(width * pictureAspect) };
  const settings = { ...size, detail, samples: Number(values.samples ?? usual.samples) };
  const still = prepareStill(specification, view, settings);
  const { name, fingerprint: sceneHash } = still;
  const known = readManifest()[specification.id]?.[view];
  const isThere = existsSync(path.join(pictureFolder, `${name}-${usual.width}.avif`));
  const isCurrent = known?.sceneHash === sceneHash && isPipelineCurrent && isGoodEnough(known);
  if (isThere && isCurrent) return false;
  assertRendererIsThere();
  const pixels = renderStill(still, path.join(tmpdir(), "cart-stills"));
  const bytes = await writePictures(pixels, size, pictureFolder, name);
  const manifest = readManifest();
  manifest[specification.id] = {
    ...manifest[specification.id],
    [view]: {
      sceneHash,
      renderedWidth: width,
      samples: settings.samples,
      dominantColor: dominantColor(pixels),
      bytes,
    },
  };
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return true;
}

function isGoodEnough(known: RenderedPicture): boolean {
  return (
    known.samples >= Number(values.samples ?? 0) && known.renderedWidth >= Number(values.width ?? 0)
  );
}

/** Read anew each time: two runs may work on different views. */
function readManifest(): PictureManifest {
  return JSON.parse(readFileSync(manifestFile, "utf8")) as PictureManifest;
}

function chosenModels(): readonly CartSpecification[] {
  const unknown = positionals.find((id) => !cartSpecifications.some((entry) => entry.id === id));
  if (unknown !== undefined) throw new Error(`There is no model ${unknown}`);
  if (positionals.length === 0) return cartSpecifications;
  return cartSpecifications.filter(({ id }) => positionals.includes(id));
}

function chosenViews(): View[] {
  const wanted = values.views.split(",");
  const unknown = wanted.find((view) => !views.some((known) => known === view));
  if (unknown !== undefined) throw new Error(`There is no view ${unknown}`);
  return views.filter((view) => wanted.includes(view));
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
