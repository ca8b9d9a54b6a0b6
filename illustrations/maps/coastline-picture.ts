import { statePage } from "#content/pages/words/state.ts";
import type { CoastlineDrawing, DrawnState } from "./drawings.ts";
import { drawPin, frameMap, layMap, nameAt, oceanName, oceanStyle, path } from "./map-picture.ts";

const style = [
  oceanStyle,
  "text.state{font-size:12.5px;font-weight:600;stroke:none}",
  "text.out{stroke:var(--page)}text.name{font-size:15.5px}",
].join("");

/** From the middle of a capital to its foot. */
const halfLetter = 4;

/** Our states among the others, and our shop with its name in the sea. */
export function paintCoastlineMap({ width, height, ...drawing }: CoastlineDrawing): string {
  const { otherLand, shore, states, showroom, ocean } = drawing;
  const label = { x: showroom.x + 12, y: showroom.y + 5, anchor: "start" } as const;
  const abbreviations = states.map(({ abbreviation }) => abbreviation);
  return frameMap(
    layMap(
      { width, height },
      [
        `<path d="${otherLand}" class="land"/>`,
        `<path d="${states.map(({ land }) => land).join("")}" class="ours"/>`,
        path(shore, "shore"),
        path(abbreviations.map(drawLead).join(""), "lead"),
        ...abbreviations.map(({ text, label: at, from }) =>
          nameAt({ ...at, y: at.y + halfLetter }, text, from ? "state out" : "state"),
        ),
        nameAt({ ...ocean, anchor: "middle" }, oceanName, "ocean"),
        drawPin({ ...showroom, radius: 5 }),
        nameAt(label, statePage.showroomLabel, "name"),
      ].join(""),
    ),
    style,
  );
}

function drawLead({ label, from }: DrawnState["abbreviation"]): string {
  return from ? `M${from.x} ${from.y}L${label.x - 4} ${label.y}` : "";
}
