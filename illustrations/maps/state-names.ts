import type { MapNameBox } from "#domain/geography/illustrations.ts";
import { boxOfName, type PlacedName } from "./name-candidates.ts";
import { nameAt } from "./map-picture.ts";

/** How high what a finger meets is, as a share of the letters' size: from one name to the next where they are roomy. */
const targetShare = 1.72;

/** The names of a state's chart as text. */
export function drawNames(names: readonly PlacedName[], fontSize: number): string {
  if (names.length === 0) return "";
  const texts = names.map(({ name, labelX, labelY, anchor }) =>
    nameAt({ x: labelX, y: Math.round(labelY + fontSize * 0.35), anchor }, name),
  );
  return `<g font-size="${fontSize}" class="names">${texts.join("")}</g>`;
}

/** Where a page lays a link over each name, in the pixels of its view. */
export function listNameBoxes(names: readonly PlacedName[], fontSize: number): MapNameBox[] {
  return names.map((name) => {
    const { left, right } = boxOfName(name, fontSize);
    const height = Math.round(fontSize * targetShare);
    return {
      name: name.name,
      x: Math.round(left),
      y: Math.round(name.labelY - height / 2),
      width: Math.round(right - left),
      height,
    };
  });
}
