import type { StateDrawing, StateDrawingView } from "./drawings.ts";
import { dots, drawMapGround, frameMap, layMap, nameAt, path } from "./map-picture.ts";
import { discRadius } from "./pins.ts";

/** The map of a state: its land, and each place with its number and its name. */
export function paintStateMap(map: StateDrawing): string {
  const ground = `<defs><g id="g">${drawMapGround(map.ground)}</g></defs>`;
  return frameMap(ground + paintView(map.narrow, "narrow") + paintView(map.wide, "wide"));
}

function paintView(view: StateDrawingView, className: string): string {
  const { width, height, scale, shiftX, shiftY, pins } = view;
  const leaders = pins.map(({ x, y, discX, discY }) => `M${x} ${y}L${discX} ${discY}`).join("");
  const numbers = pins.map(({ number, discX, discY }) => {
    const disc = `<circle cx="${discX}" cy="${discY}" r="${discRadius}" class="disc"/>`;
    return disc + nameAt({ x: discX, y: discY + 4, anchor: "middle" }, `${number}`, "number");
  });
  const names = pins.map(({ name, discX, discY, anchor }) => {
    const aside = (discRadius + 5) * (anchor === "start" ? 1 : -1);
    const label = { x: discX + aside, y: discY + 4, anchor };
    return name === "" ? "" : nameAt(label, name, className === "narrow" ? "small" : undefined);
  });
  return layMap(
    { width, height, className },
    [
      `<use href="#g" transform="translate(${shiftX} ${shiftY})scale(${scale})"/>`,
      path(leaders, "lead"),
      dots(view.dots, "pin"),
      ...numbers,
      ...names,
    ].join(""),
  );
}
