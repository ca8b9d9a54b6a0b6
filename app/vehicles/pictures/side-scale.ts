import { pictureAspect } from "#content/vehicles/picture-sizes.ts";
import { findPictureSet, isRendered } from "#domain/catalogue/vehicle-pictures.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { drawnSizesById, framed, frameMiddle } from "#content/vehicles/drawn-frame.ts";

/** How a picture is changed to stand beside the view from the side. */
interface SideScale {
  /** Less than 1. */
  scale: number;
  /** How far the picture comes down, in percent of its height; negative is up. */
  dropPercent: number;
}

/**
 * What brings the rear view of a cart to the scale and the ground of its side view in a frame of the
 * same size: a long cart fills that one's width and is lower there. Null where both agree.
 */
export function fitToSide({ id }: Pick<Vehicle, "id">, image: string): SideScale | null {
  const size = drawnSizesById[id];
  if (!size || !isRendered(image) || !findPictureSet(image)?.endsWith("-rear")) return null;
  const ratio = size.heightCentimeters / size.lengthCentimeters;
  const sideHeight = (framed.width * ratio) / pictureAspect;
  if (sideHeight >= framed.height) return null;
  const scale = sideHeight / framed.height;
  const sideBottom = frameMiddle + sideHeight / 2;
  const rearBottom = frameMiddle + framed.height / 2;
  const drop = sideBottom - (1 - scale * (1 - rearBottom));
  return { scale: Number(scale.toFixed(3)), dropPercent: Number((drop * 100).toFixed(1)) };
}

/** Longer ones fill the frame of a picture by themselves. */
const shortCentimetersMax = 330;

/** Whether the first picture shows a cart that leaves room in its frame at both sides. */
export function isShortDrawn({ id, images }: Pick<Vehicle, "id" | "images">): boolean {
  const size = drawnSizesById[id];
  return (
    size !== undefined &&
    size.lengthCentimeters <= shortCentimetersMax &&
    isRendered(images[0] ?? "")
  );
}
