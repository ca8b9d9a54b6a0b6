import { smoothStep } from "#carts/geometry/distance.ts";

/** What the open sky gives to a surface that is black in the studio, and what the sand gives from below. */
const skyLight: Color = [86, 104, 118];
const groundLight: Color = [90, 83, 72];
/** How much of it black gets; what is brighter gets less, by the square of what it lacks. */
const lift = 0.46;
/** From the roof down to the wheels the light of the sky gives way to that of the ground. */
const sky = { from: 0.4, to: 0.82 };
/** The low sun stands at the left: so much brighter and warmer there, and darker at the right. */
const sun: Color = [0.12, 0.07, 0];

type Color = readonly [number, number, number];
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Gives a cart that was cut out of the studio the light of the open: its blacks get the color of sky
 * and ground, and the side of the low sun is warmer. Its shadow on the ground is laid after it: lit, it
 * would have brown edges where it is as dark as a tire.
 */
export function lightOutdoors({ data, width, height }: Pixels): void {
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4;
    if (data.readUInt8(at + 3) === 0) continue;
    const [x, y] = [(pixel % width) / width, Math.floor(pixel / width) / height];
    const color = [data.readUInt8(at), data.readUInt8(at + 1), data.readUInt8(at + 2)] as const;
    const lightness = Math.max(...color) / 255;
    const amount = lift * (1 - lightness) ** 2;
    const fromGround = smoothStep(sky.from, sky.to, y);
    for (const k of [0, 1, 2] as const) {
      const ambient = skyLight[k] + (groundLight[k] - skyLight[k]) * fromGround;
      const warm = 1 + sun[k] * (1 - 2 * x);
      data[at + k] = Math.min(255, Math.round(color[k] * warm + ambient * amount));
    }
  }
}
