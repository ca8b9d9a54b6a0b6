/** Light on the six faces of a cube, face by face and row by row as a graphics card keeps them. */
export interface CubeLight {
  /** Pixels along an edge. */
  size: number;
  light: Float32Array;
}

type Direction = [number, number, number];

export function makeCubeLight(size: number): CubeLight {
  return { size, light: new Float32Array(6 * size * size) };
}

/** Where a pixel of a cube looks, not of unit length: its longest part is 1. */
export function directionOfPixel(size: number, index: number): Direction {
  const face = Math.floor(index / (size * size));
  const s = (2 * ((index % size) + 0.5)) / size - 1;
  const t = (2 * ((Math.floor(index / size) % size) + 0.5)) / size - 1;
  if (face === 0) return [1, -t, -s];
  if (face === 1) return [-1, -t, s];
  if (face === 2) return [s, 1, t];
  if (face === 3) return [s, -1, -t];
  if (face === 4) return [s, -t, 1];
  return [-s, -t, -1];
}

/** The pixel a direction of any length falls on: the opposite of `directionOfPixel`. */
export function pixelOfDirection(size: number, x: number, y: number, z: number): number {
  const [alongX, alongY, alongZ] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  let [face, s, t, longest] = [0, 0, 0, 0];
  if (alongX >= alongY && alongX >= alongZ) {
    [face, s, t, longest] = [x > 0 ? 0 : 1, x > 0 ? -z : z, -y, alongX];
  } else if (alongY >= alongZ) {
    [face, s, t, longest] = [y > 0 ? 2 : 3, x, y > 0 ? z : -z, alongY];
  } else {
    [face, s, t, longest] = [z > 0 ? 4 : 5, z > 0 ? x : -x, -y, alongZ];
  }
  const pixelOf = (place: number) =>
    Math.min(size - 1, Math.floor(((place / longest + 1) / 2) * size));
  return (face * size + pixelOf(t)) * size + pixelOf(s);
}

/** The same light with half as many pixels along an edge. */
export function halveCubeLight({ size, light }: CubeLight): CubeLight {
  const half = makeCubeLight(size / 2);
  for (let row = 0; row < 6 * half.size; row++) {
    for (let column = 0; column < half.size; column++) {
      const from = 2 * row * size + 2 * column;
      const four = [from, from + 1, from + size, from + size + 1];
      half.light[row * half.size + column] =
        four.reduce((sum, index) => sum + (light[index] ?? 0), 0) / 4;
    }
  }
  return half;
}

/**
 * What a surface of some roughness mirrors from each direction, seen straight on: GGX, sampled
 * where it is narrow. `sources` are the light at its sharpest and its halves.
 */
export function* mirrorNarrowly(
  sources: readonly CubeLight[],
  size: number,
  roughness: number,
  sampleCount: number,
): Generator<void, CubeLight> {
  const lobe = lobeSamples(sources, roughness, sampleCount);
  const result = makeCubeLight(size);
  for (let index = 0; index < result.light.length; index++) {
    const [x, y, z] = unit(directionOfPixel(size, index));
    // Two directions at right angles to the mirror's own, whichever way it looks.
    const [upX, upZ] = Math.abs(z) < 0.9 ? [0, 1] : [1, 0];
    const [ax, ay, az] = unit([-y * upZ, x * upZ - z * upX, y * upX]);
    const [bx, by, bz] = [y * az - z * ay, z * ax - x * az, x * ay - y * ax];
    let [sum, weights] = [0, 0];
    for (const { source, along, a, b } of lobe) {
      const pixel = pixelOfDirection(
        source.size,
        x * along + ax * a + bx * b,
        y * along + ay * a + by * b,
        z * along + az * a + bz * b,
      );
      sum += along * (source.light[pixel] ?? 0);
      weights += along;
    }
    result.light[index] = sum / weights;
    if (index % 256 === 255) yield;
  }
  return result;
}

/** The same where the lobe is wide: every pixel of a small source counts with its weight. */
export function* mirrorWidely(
  source: CubeLight,
  size: number,
  roughness: number,
): Generator<void, CubeLight> {
  const seen = weighedPixels(source);
  const result = makeCubeLight(size);
  const alpha2 = roughness ** 4;
  for (let index = 0; index < result.light.length; index++) {
    const [x, y, z] = unit(directionOfPixel(size, index));
    let [sum, weights] = [0, 0];
    for (let at = 0; at < seen.length; at += 5) {
      const along = x * (seen[at] ?? 0) + y * (seen[at + 1] ?? 0) + z * (seen[at + 2] ?? 0);
      if (along <= 0) continue;
      const narrow = 1 + alpha2 + (alpha2 - 1) * along;
      const weight = (along * (seen[at + 3] ?? 0)) / (narrow * narrow);
      sum += weight * (seen[at + 4] ?? 0);
      weights += weight;
    }
    result.light[index] = sum / weights;
    if (index % 64 === 63) yield;
  }
  return result;
}

/** Five numbers a pixel: its direction, how much of the sphere it covers, its light. */
function weighedPixels({ size, light }: CubeLight): Float32Array {
  const numbers = new Float32Array(light.length * 5);
  for (const [index, value] of light.entries()) {
    const [x, y, z] = directionOfPixel(size, index);
    const near = 1 / Math.hypot(x, y, z);
    numbers.set([x * near, y * near, z * near, near ** 3, value], index * 5);
  }
  return numbers;
}

interface LobeSample {
  source: CubeLight;
  along: number;
  a: number;
  b: number;
}

/** Directions about the mirror's own, each to be looked up where a pixel is as large as its share. */
function lobeSamples(
  sources: readonly CubeLight[],
  roughness: number,
  sampleCount: number,
): LobeSample[] {
  const alpha2 = roughness ** 4;
  const samples: LobeSample[] = [];
  for (let index = 0; index < sampleCount; index++) {
    const place = (index + 0.5) / sampleCount;
    const scale = 1 / (1 - place + alpha2 * place);
    const along = (1 - place - alpha2 * place) * scale;
    if (along <= 0) continue;
    const across = 2 * roughness ** 2 * Math.sqrt(place * (1 - place)) * scale;
    const turn = index * Math.PI * (3 - Math.sqrt(5));
    const density = 1 / (4 * Math.PI * alpha2 * scale ** 2);
    const sharpest = sources[0]?.size ?? 1;
    const pixels = (6 * sharpest ** 2) / (4 * Math.PI * sampleCount * density);
    const level = Math.round(Math.log2(Math.max(1, pixels)) / 2);
    const source = sources[Math.min(sources.length - 1, level)];
    if (source)
      samples.push({ source, along, a: across * Math.cos(turn), b: across * Math.sin(turn) });
  }
  return samples;
}

function unit([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
