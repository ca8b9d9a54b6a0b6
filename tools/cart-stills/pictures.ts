import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { pictureAspect, scenePicturePath } from "#content/vehicles/pictures.ts";
import type { PictureManifest, RenderedPicture } from "#content/vehicles/pictures.ts";
import { sceneColorsOf } from "#content/vehicles/scene-colors.ts";
import type { CartSpecification } from "#carts/specification/specification.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import { views } from "./camera.ts";
import type { View } from "./camera.ts";
import { writeContactSheet, writeOutlineSheet } from "./contact-sheet.ts";
import { dominantColor, isHero, writeCardFiles, writePictures } from "./encode.ts";
import { computeFingerprints, fingerprintsFile } from "./fingerprints.ts";
import { writeScenePictures } from "./scene-picture.ts";
import { assertRendererIsThere, prepareCart, renderStills } from "./still.ts";
import type { StillSettings } from "./still.ts";

const root = path.resolve(import.meta.dirname, "../..");
const publicFolder = path.join(root, "public");
const pictureFolder = path.join(publicFolder, "pictures/carts");
const manifestFile = path.join(root, "content/vehicles/pictures.json");
/** Pixels across and samples: the front is looked at largest, and largest of all on the home page. */
const usual: Record<View, { width: number; samples: number }> = {
  front: { width: 960, samples: 9 },
  side: { width: 720, samples: 6 },
  rear: { width: 720, samples: 6 },
};
const usualOfHero = { width: 1280, samples: 14 };
const widestFile = 1440;
const bytesMaxOfAll = 14_000_000;

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
  const models = chosenModels();
  const started = Date.now();
  let made = 0;
  for (const [index, specification] of models.entries()) {
    const rendered = await makePicturesOf(specification);
    const colors = sceneColorsOf(specification.id);
    const isSceneMissing = [undefined, ...colors].some(
      (color) => !existsSync(path.join(publicFolder, scenePicturePath(specification.id, color))),
    );
    if (rendered.includes("front") || isSceneMissing) {
      await writeScenePictures(specification, colors, publicFolder);
    }
    if (rendered.length > 0) made++;
    const perModel = (Date.now() - started) / Math.max(1, made);
    const minutesLeft = ((models.length - index - 1) * perModel) / 60_000;
    report(
      `${index + 1}/${models.length} ${specification.id} ` +
        `${rendered.join(", ") || "nothing"} rendered, at most ${minutesLeft.toFixed(0)} min left`,
    );
  }
  const total = Object.values(readManifest())
    .flatMap((pictures) => Object.values(pictures))
    .reduce((sum, picture) => sum + picture.bytes, 0);
  await writeContactSheet();
  await writeOutlineSheet();
  // Only a run over every picture may say that none is older than the code.
  if (positionals.length === 0 && chosenViews().length === views.length) {
    writeFileSync(fingerprintsFile, `${JSON.stringify(computeFingerprints(), null, 2)}\n`);
  }
  report(`${(total / 1e6).toFixed(2)} MB in all`);
  if (total > bytesMaxOfAll) throw new Error(`The set may have ${bytesMaxOfAll} bytes`);
}

/** Renders the views of a model whose pictures on disk do not show the very same scene. */
async function makePicturesOf(specification: CartSpecification): Promise<View[]> {
  const { id } = specification;
  const settings = new Map(chosenViews().map((view) => [view, settingsOf(id, view)]));
  const cart = prepareCart(specification, settings);
  const { pipeline, encoding } = computeFingerprints();
  const outdated = [...cart.stills]
    .filter(([view, { name, fingerprint }]) => {
      const known = readManifest()[id]?.[view];
      const isThere = existsSync(path.join(pictureFolder, `${name}-${widestFile}.avif`));
      const isSame = known?.sceneHash === fingerprint && known.pipeline === pipeline;
      return !(isThere && isSame && isGoodEnough(known));
    })
    .map(([view]) => view);
  for (const [view, { name }] of cart.stills) {
    const known = readManifest()[id]?.[view];
    if (outdated.includes(view) || known?.encoding === encoding || !known) continue;
    const bytes = await writeCardFiles(pictureFolder, name);
    record(id, view, { ...known, encoding, bytes });
  }
  if (outdated.length === 0) return outdated;
  assertRendererIsThere();
  const pictures = renderStills(cart, outdated, path.join(tmpdir(), "cart-stills"));
  for (const [view, pixels] of pictures) {
    const still = cart.stills.get(view);
    if (!still) continue;
    const bytes = await writePictures(pixels, still.settings, pictureFolder, still.name);
    record(id, view, {
      sceneHash: still.fingerprint,
      pipeline,
      encoding,
      renderedWidth: still.settings.width,
      samples: still.settings.samples,
      dominantColor: dominantColor(pixels),
      bytes,
    });
  }
  return outdated;
}

function record(id: string, view: View, picture: RenderedPicture): void {
  const manifest = readManifest();
  manifest[id] = { ...manifest[id], [view]: picture };
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}

function settingsOf(id: string, view: View): StillSettings {
  const { width, samples } = isHero(`${id}-${view}`) ? usualOfHero : usual[view];
  const chosen = Number(values.width ?? width);
  return {
    width: chosen,
    height: Math.round(chosen * pictureAspect),
    samples: Number(values.samples ?? samples),
  };
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
