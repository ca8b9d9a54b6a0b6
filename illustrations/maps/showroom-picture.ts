import { business } from "#content/dealership/business.ts";
import { saleDelivery } from "#content/dealership/delivery.ts";
import { showroomMap } from "#content/pages/words/showroom.ts";
import {
  dots,
  drawMapGround,
  drawPin,
  frameMap,
  layMap,
  nameAt,
  oceanStyle,
  paintScale,
} from "./map-picture.ts";
import { type ShowroomDrawing, showroomViews } from "./showroom-map.ts";

const style = [
  ...showroomViews.map(
    ({ className, fontSize, dotRadius }) =>
      `.${className} text{font-size:${fontSize}px}.${className} .dot{stroke-width:${dotRadius * 2}px}`,
  ),
  ".rim{stroke:var(--page);stroke-width:11px;stroke-linecap:round}",
  "text.state{font-weight:600;letter-spacing:.02em;fill:var(--quiet);stroke:none}",
  oceanStyle,
  "text.free{fill:var(--brand);font-weight:600;stroke:var(--land);stroke-width:6px}",
  "text.own{font-size:18px;font-weight:800}",
  "@media(min-height:500px){.low{display:none}}@media(max-height:499.99px){.tall{display:none}}",
].join("");

/** The picture in each of its sizes, of which it shows the one that its frame is high enough for. */
export function paintShowroomMap(drawings: readonly ShowroomDrawing[]): string {
  return frameMap(drawings.map(paintView).join(""), style);
}

function paintView(drawing: ShowroomDrawing): string {
  const { view, showroom, places } = drawing;
  const { width, height, className } = view;
  const size = { width, height, className };
  const own = { x: showroom.x - 14, y: showroom.y + 6, anchor: "end" } as const;
  return [
    layMap(
      size,
      [
        drawMapGround(drawing.ground, className),
        paintFreeZone(drawing),
        ...drawing.areas.map(({ name, label, kind }) => nameAt(label, name, kind)),
        dots(places, "rim"),
        dots(places, "dot"),
        ...places.map(({ label, name }) => nameAt(label, name)),
        drawPin({ ...showroom, radius: view.pinRadius }),
        nameAt(own, business.showroom.city, "own"),
        nameAt({ ...own, y: own.y + 17 }, showroomMap.showroomLabel, "small"),
      ].join(""),
    ),
    layMap({ ...size, align: "xMinYMax" }, paintScale({ ...drawing, height, width })),
  ].join("");
}

/** The circle of free miles and its name, in two lines that break it. */
function paintFreeZone({ view, showroom, freeZone: { radius, label } }: ShowroomDrawing): string {
  const lines = showroomMap.formatFreeZone(saleDelivery.freeMiles);
  return [
    `<circle cx="${showroom.x}" cy="${showroom.y}" r="${radius}" class="zone range"/>`,
    ...lines.map((line, index) =>
      nameAt({ ...label, y: Math.round(label.y + index * view.fontSize * 1.25) }, line, "free"),
    ),
  ].join("");
}
