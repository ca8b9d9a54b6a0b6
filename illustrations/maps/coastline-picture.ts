import { statePage } from "#content/pages/words/state.ts";
import type { CoastlineDrawing } from "./drawings.ts";
import { drawPin, frameMap, layMap, nameAt, path } from "./map-picture.ts";

/** Our states among the others, and our shop with its name in the sea. */
export function paintCoastlineMap({ width, height, ...drawing }: CoastlineDrawing): string {
  const { otherLand, shore, states, showroom } = drawing;
  const label = { x: showroom.x + 16, y: showroom.y + 6, anchor: "start" } as const;
  return frameMap(
    layMap(
      { width, height },
      [
        `<path d="${otherLand}" class="land"/>`,
        `<path d="${states.map(({ land }) => land).join("")}" class="ours"/>`,
        path(shore, "shore"),
        drawPin({ ...showroom, radius: 5 }),
        nameAt(label, statePage.showroomLabel, "name"),
      ].join(""),
    ),
  );
}
