import {
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
} from "three";
import { studioRadiance } from "#carts/assembly/studio-light.ts";
import {
  directionOfPixel,
  halveCubeLight,
  makeCubeLight,
  mirrorNarrowly,
  mirrorWidely,
} from "./cube-light.ts";
import type { CubeLight } from "./cube-light.ts";

const sharpestSize = 128;
/** Pixels along an edge of the source that the roughest levels weigh whole. */
const weighedSize = 16;
/** Each level is half as large and rougher; three reads roughness 1 from the last. */
const roughLevels = [
  { size: 64, samples: 24 },
  { size: 32, samples: 64 },
  { size: 16, samples: 0 },
  { size: 8, samples: 0 },
] as const;
/** The studio's light is a little cool. */
const blueShare = 1.015;

/**
 * The studio as what the paint mirrors, for every roughness. Three can make it on the graphics
 * card, with three programs and a hundred million look-ups at once: without a card that is a
 * second in which nothing else is drawn. Here it is a tenth of one, in pieces.
 */
export function* makeEnvironment(): Generator<void, CubeTexture> {
  const levels = yield* studioLevels();
  const [sharpest, ...others] = levels.map(facesOf);
  const texture = new CubeTexture(sharpest);
  // The renderer counts levels of textures it made itself, and those name their sharpest one too:
  // one more level than it is to read, never looked at, makes the counts agree.
  const unread = facesOf(makeCubeLight(4));
  texture.mipmaps = [...others, unread].map((faces) => new CubeTexture(faces));
  texture.format = RGBAFormat;
  texture.type = HalfFloatType;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.generateMipmaps = false;
  texture.isPMREMTexture = true;
  texture.needsUpdate = true;
  return texture;
}

/** The studio's light from mirror to dull, each level with half the pixels of the one before. */
export function* studioLevels(): Generator<void, CubeLight[]> {
  const sharpest = makeCubeLight(sharpestSize);
  for (let index = 0; index < sharpest.light.length; index++) {
    const [x, y, z] = directionOfPixel(sharpestSize, index);
    const length = Math.hypot(x, y, z);
    // A cube of pictures is looked at from inside: left and right are changed.
    sharpest.light[index] = studioRadiance(-x / length, y / length, z / length);
    if (index % 2048 === 2047) yield;
  }
  const sources = [sharpest];
  for (let last = sharpest; last.size > weighedSize; sources.push(last)) {
    last = halveCubeLight(last);
    yield;
  }
  const levels = [sharpest];
  const smallest = sources.at(-1) ?? sharpest;
  for (const [index, { size, samples }] of roughLevels.entries()) {
    const roughness = 1 - Math.sqrt(1 - (index + 1) / roughLevels.length);
    levels.push(
      yield* samples > 0
        ? mirrorNarrowly(sources, size, roughness, samples)
        : mirrorWidely(smallest, size, roughness),
    );
  }
  return levels;
}

function facesOf({ size, light }: CubeLight): DataTexture[] {
  const one = DataUtils.toHalfFloat(1);
  return Array.from({ length: 6 }, (_, face) => {
    const pixels = new Uint16Array(size * size * 4);
    for (let index = 0; index < size * size; index++) {
      const value = light[face * size * size + index] ?? 0;
      const gray = DataUtils.toHalfFloat(value);
      pixels.set([gray, gray, DataUtils.toHalfFloat(value * blueShare), one], index * 4);
    }
    return new DataTexture(pixels, size, size, RGBAFormat, HalfFloatType);
  });
}
