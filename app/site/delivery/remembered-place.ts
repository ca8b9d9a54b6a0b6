import { readStored } from "#app/ui/browser-storage.ts";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";

/** What a browser remembers of the place that was chosen. */
export type RememberedPlace = Pick<PlaceDelivery, "id" | "name" | "stateAbbreviation">;

export const rememberedPlaceName = "delivery-place";
const textLengthMax = 60;

export function readRememberedPlace(): RememberedPlace | null {
  return parseRememberedPlace(readStored(rememberedPlaceName));
}

/** What the browser stored, whoever wrote it there; null for anything else than a place. */
export function parseRememberedPlace(stored: string | null): RememberedPlace | null {
  try {
    const { id, name, stateAbbreviation } = JSON.parse(stored ?? "{}") as Record<string, unknown>;
    const isPlace =
      typeof id === "string" &&
      /^[a-z-]+\/[a-z0-9-]+$/.test(id) &&
      isShortText(name) &&
      isShortText(stateAbbreviation);
    return isPlace ? { id, name, stateAbbreviation } : null;
  } catch {
    return null;
  }
}

function isShortText(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= textLengthMax;
}
