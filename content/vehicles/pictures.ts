import manifest from "./pictures.json" with { type: "json" };
import type { BodyColor } from "./cart-colors.ts";
import {
  pictureAspect,
  pictureFormats,
  pictureWidths,
  scenePictureWidth,
} from "./picture-sizes.ts";

export { pictureAspect, pictureFormats, pictureWidths };

export type PictureView = "front" | "side" | "rear";

/** One picture as it was rendered: the scene's hash says whether it must be made again. */
export interface RenderedPicture {
  sceneHash: string;
  /** Of the code that rendered it. */
  pipeline: string;
  /** Of the code that encoded its card's files. */
  encoding: string;
  /** Pixels across when it was rendered. */
  renderedWidth: number;
  samples: number;
  dominantColor: string;
  bytes: number;
}
export type PictureManifest = Record<string, Partial<Record<PictureView, RenderedPicture>>>;

const pictureViews: readonly PictureView[] = ["front", "side", "rear"];

/** Vehicles by id; a vehicle that is not in it has no pictures of ours. */
const pictureManifest: PictureManifest = manifest;

export function picturePath(
  id: string,
  view: PictureView,
  width: (typeof pictureWidths)[number],
  format: (typeof pictureFormats)[number],
): string {
  return `/pictures/carts/${id}-${view}-${width}.${format}`;
}

/**
 * The front view of a vehicle without the studio, with its shadow in the open: for a drawn scene. In
 * its own color or in one of `sceneColorsOf`.
 */
export function scenePicturePath(id: string, color?: BodyColor): string {
  const name = color === undefined ? "scene" : `scene-${color}`;
  return `/pictures/carts/${id}-${name}-${scenePictureWidth}.avif`;
}

/** The views of a vehicle that are there, front first. */
export function pictureViewsOf(id: string): PictureView[] {
  return pictureViews.filter((view) => pictureManifest[id]?.[view] !== undefined);
}

const ownPicture = /^\/pictures\/carts\/(.+)-([a-z]+)-\d+\.\w+$/;

/** A picture of our own set counts when it was rendered; others are taken at their word. */
export function isPictureThere(image: string): boolean {
  const [, id, view] = ownPicture.exec(image) ?? [];
  return id === undefined || pictureViewsOf(id).some((one) => one === view);
}
