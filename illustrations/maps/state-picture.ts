import type { StateDrawing, StateDrawingView } from "./drawings.ts";
import { dots, drawMapGround, frameMap, layMap, nameAt, path } from "./map-picture.ts";

/**
 * The picture under a state's numbers: ground, places, and names where the frame has room for them.
 * The numbers are links, and so they are part of the page.
 */
export function paintStateMap(map: StateDrawing): string {
  const { narrow, wide } = map;
  const ground = `<defs><g id="g">${drawMapGround(map.ground)}</g></defs>`;
  const views = wide
    ? paintView(narrow, "narrow") + paintView(wide, "wide", paintNames(map, wide))
    : paintView(narrow, undefined, `<g class="wide">${paintNames(map, narrow)}</g>`);
  return frameMap(ground + views);
}

function paintView(view: StateDrawingView, className: string | undefined, names = ""): string {
  const { width, height, scale, shiftX, shiftY, pins } = view;
  const leaders = pins.map(({ x, y, discX, discY }) => `M${x} ${y}L${discX} ${discY}`).join("");
  return layMap(
    { width, height, ...(className === undefined ? {} : { className }) },
    [
      `<use href="#g" transform="translate(${shiftX} ${shiftY})scale(${scale})"/>`,
      path(leaders, "lead"),
      dots(pins, "pin"),
      names,
    ].join(""),
  );
}

function paintNames({ places }: StateDrawing, { pins }: StateDrawingView): string {
  return pins
    .map(({ number, label }) => (label ? nameAt(label, places[number - 1]?.name ?? "") : ""))
    .join("");
}
