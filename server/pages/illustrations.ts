import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { municipalities } from "#content/places/municipalities.ts";
import { coastalPlaces, states } from "#content/places/states.ts";
import type { Illustrations, IllustrationsManifest } from "#domain/geography/illustrations.ts";
import { SettingsError } from "#server/env.server.ts";

/**
 * Reads the manifest that `illustrations/build.ts` wrote into the folder of a build.
 * @throws a SettingsError when there is none, or when it lacks a state, place or town of the content.
 */
export async function readIllustrations(buildFolder: string): Promise<IllustrationsManifest> {
  const file = join(buildFolder, "illustrations.json");
  if (!existsSync(file)) {
    throw new SettingsError(
      "There is no build with illustrations to serve. Make one with `npm run build`.",
    );
  }
  const manifest = JSON.parse(await readFile(file, "utf8")) as IllustrationsManifest;
  const missing = [
    ...states.map(({ slug }) => slug).filter((slug) => !manifest.states[slug]),
    ...coastalPlaces
      .map(({ state, place }) => `${state.slug}/${place.slug}`)
      .filter((key) => !manifest.places[key]),
    ...municipalities.map(({ slug }) => slug).filter((slug) => !manifest.towns[slug]),
  ];
  if (missing.length > 0) {
    throw new SettingsError(
      `The build has no illustrations of ${missing.join(", ")}. Make it again with \`npm run build\`.`,
    );
  }
  return manifest;
}

/** The illustrations as pages look them up. */
export function createIllustrations(manifest: IllustrationsManifest): Illustrations {
  return {
    coastline: () => manifest.coastline,
    showroomMapUrl: () => manifest.showroomMapUrl,
    shopSceneUrl: (view) => manifest.shopSceneUrls[view],
    state: (stateSlug) => lookUp(manifest.states, stateSlug),
    place: (stateSlug, placeSlug) => lookUp(manifest.places, `${stateSlug}/${placeSlug}`),
    town: (townSlug) => lookUp(manifest.towns, townSlug),
  };
}

/**
 * Where each picture's former URL, such as `/maps/maine-golf-carts.svg`, leads now: to the file with
 * the hash in its name.
 */
export function listPictureRedirects(manifest: IllustrationsManifest): [string, string][] {
  const places = Object.values(manifest.places);
  return [
    ...Object.values(manifest.states).map(({ pictureUrl }) => pictureUrl),
    ...[...places, ...Object.values(manifest.towns)].map(({ map }) => map.pictureUrl),
    ...places.map(({ sceneUrl }) => sceneUrl),
  ].map((url) => [url.replace(/^\/assets/, "").replace(/-[\da-f]{8}\.svg$/, ".svg"), url]);
}

function lookUp<Value>(bySlug: Record<string, Value>, slug: string): Value {
  const value = bySlug[slug];
  if (value === undefined) throw new RangeError(`No illustrations of '${slug}'`);
  return value;
}
