import { drawnSizesById, fillFrame, framed, frameMiddle } from "#content/vehicles/drawn-frame.ts";
import { findSidePicture, isRendered } from "#domain/catalogue/vehicle-pictures.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** How a picture is changed so that its cart has the scale and the ground of the others in its row. */
export interface RowScale {
  /** At most 1. */
  scale: number;
  /** How far the picture comes down then, in percent of its height. */
  dropPercent: number;
  /** How far it goes to the right, in percent of its width, so that all carts begin on one line. */
  shiftPercent: number;
}

/** Where the ground of most carts is, as a share of the frame's height. */
export const ground = frameMiddle + framed.height / 2;

type Pictured = Pick<Vehicle, "id" | "images">;

/**
 * The carts of a row by their ids, to one scale with the others of their page, whose cells are as
 * wide; none where a picture of the row is not ours, whose scale nobody knows.
 */
export function fitToRow(
  vehicles: readonly Pictured[],
  onPage: readonly Pictured[] = [],
): Readonly<Record<string, RowScale | undefined>> {
  const fits = fitToFrames(vehicles);
  if (fits.length < vehicles.length) return {};
  const smallest = Math.min(...[...fits, ...fitToFrames(onPage)].map(({ share }) => share));
  return Object.fromEntries(
    fits.map(({ id, share, width, bottom }) => {
      const scale = smallest / share;
      const drop = ground - 1 + scale * (1 - bottom);
      const shift = (1 - framed.width - scale * (1 - width)) / 2;
      return [
        id,
        {
          scale: round(scale, 3),
          dropPercent: round(drop * 100, 1),
          shiftPercent: round(shift * 100, 1),
        },
      ];
    }),
  );
}

/** How the carts whose scale is known fill their pictures. */
function fitToFrames(vehicles: readonly Pictured[]) {
  return vehicles.flatMap(({ id, images }) => {
    const size = drawnSizesById[id];
    if (!size || !isRendered(findSidePicture(images) ?? "")) return [];
    const { share, bottom } = fillFrame(size);
    return [{ id, share, width: share * size.lengthCentimeters, bottom }];
  });
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
