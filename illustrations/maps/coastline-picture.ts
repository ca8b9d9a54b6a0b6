import type { CoastlineDrawing } from "./drawings.ts";
import { dots, frameMap, layMap, path } from "./map-picture.ts";

/** The picture under the names of the states: they are links, and so they are part of the page. */
export function paintCoastlineMap({ width, height, ...drawing }: CoastlineDrawing): string {
  const { otherLand, shore, states } = drawing;
  const leaders = states.map(
    ({ leader }) => `M${leader.fromX} ${leader.fromY}L${leader.toX} ${leader.toY}`,
  );
  return frameMap(
    layMap(
      { width, height },
      [
        `<path d="${otherLand}" class="land far"/>`,
        `<path d="${states.map(({ land }) => land).join("")}" class="land"/>`,
        path(states.map(({ land }) => land).join(""), "county"),
        path(leaders.join(""), "lead"),
        path(shore, "shore"),
        dots(
          states.map(({ leader }) => ({ x: leader.toX, y: leader.toY })),
          "pin",
        ),
      ].join(""),
    ),
  );
}
