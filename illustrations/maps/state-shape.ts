import type { MultiPolygon } from "geojson";
import { statePage } from "#content/pages/words/state.ts";
import type { State } from "#domain/geography/place.ts";
import { declareColors } from "#illustrations/colors.ts";
import { drawRings, foreignLandNear, type GroundLayers, landNear } from "./ground.ts";
import { dots, nameAt, path } from "./map-picture.ts";
import { leaderBend, leaderGap } from "./name-column.ts";
import {
  fitView,
  locatePlaces,
  locateShop,
  type PlacedName,
  type View,
  views,
  wideFrom,
} from "./state-shape-view.ts";

const style = [
  declareColors(["text", "quiet", "page", "brand", "act", "water", "land"]),
  ":root{--state:var(--brand);--coast:color-mix(in oklab,var(--brand) 35%,#fff);--on:#fff}",
  "@media(prefers-color-scheme:dark){:root{--state:color-mix(in oklab,var(--brand) 48%,var(--water));--coast:var(--brand)}}",
  "path{stroke-linejoin:round;vector-effect:non-scaling-stroke}",
  // Paler water along every shore, thin and of one tone.
  ".shoal{fill:none;stroke:var(--page);stroke-opacity:.45;stroke-width:9px}",
  ".near{fill:var(--land)}",
  ".state{fill:var(--state);stroke:var(--coast);stroke-width:2px}",
  // A lighter rim on the land itself, as the shoals are in the water.
  ".inner{fill:none;stroke:var(--coast);stroke-opacity:.14;stroke-width:18px}",
  ".lead{fill:none;stroke:var(--quiet);stroke-width:1px}",
  ".over{stroke:var(--on);stroke-opacity:.6}",
  ".rim,.pin{fill:none;stroke:var(--state);stroke-linecap:round}",
  "@media(prefers-color-scheme:dark){.rim{stroke:var(--page)}}",
  ".pin{stroke:var(--on)}",
  ".here{fill:var(--act);stroke:var(--on);stroke-width:1.5px}",
  ".way{stroke:var(--on);stroke-width:1.5px}",
  "text{font-family:system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif;font-weight:500;fill:var(--text)}",
  ".shop{font-weight:700;fill:var(--on)}",
  "stop{stop-color:var(--land)}",
  ...views.map(
    ({ className, dotRadius }) =>
      `.${className} .rim{stroke-width:${dotRadius * 2 + 3}px}.${className} .pin{stroke-width:${dotRadius * 2}px}`,
  ),
  // One rule for both: at exactly this width a rule for less and one for more may both hold.
  `.wide{display:none}@media(min-width:${wideFrom}px){.wide{display:inline}.narrow{display:none}}`,
].join("");

/** Under the words of the page no shore is drawn. */
const quietGround =
  '<linearGradient id="q"><stop offset=".85"/><stop offset="1" stop-opacity="0"/></linearGradient><rect x="-900" y="-900" width="1440" height="2400" fill="url(#q)"/>';

interface StateShapeOptions {
  state: State;
  home: MultiPolygon;
  layers: GroundLayers;
}

/**
 * The whole state, filled, between its neighbors and the sea, as a printed chart has it: every place a
 * dot, and its name in a column in the sea, with a thin line to it; no names where there is no room for all.
 */
export function paintStateShape(options: StateShapeOptions): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><style>${style}</style>`,
    '<rect width="100%" height="100%" fill="var(--water)"/>',
    ...views.map((view) => paintView(options, view)),
    "</svg>",
  ].join("");
}

function paintView({ state, home, layers }: StateShapeOptions, view: View): string {
  const { plane, names } = fitView(state, home, view);
  const places = locatePlaces(state, plane);
  const shop = locateShop(state, plane);
  const ringStyle = { areaMin: 3, rounded: false };
  // Its own shore is soft; the neighbors are far enough to be cut with corners.
  const ground = drawRings(plane, home, { ...ringStyle, rounded: true });
  const near =
    drawRings(plane, landNear(layers, plane), { ...ringStyle, areaMin: 5 }) +
    drawRings(plane, foreignLandNear(plane), ringStyle);
  const leaders = names.map(drawLeader).join("");
  const clip = `h${view.className}`;
  return [
    `<svg viewBox="0 0 ${view.width} ${view.height}" overflow="visible" class="${view.className}">`,
    `<defs><path id="n${view.className}" d="${near}"/></defs><use href="#n${view.className}" class="shoal"/><use href="#n${view.className}" class="near"/>`,
    view.className === "wide" ? quietGround : "",
    path(ground, "state"),
    path(leaders, "lead"),
    // The part of a line that lies on the state itself is light.
    `<clipPath id="${clip}"><path d="${ground}"/></clipPath><g clip-path="url(#${clip})">${path(ground, "inner")}${path(leaders, "lead over")}</g>`,
    dots(places, "rim"),
    dots(places, "pin"),
    drawNames(names),
    drawShop(shop, view),
    "</svg>",
  ].join("");
}

function drawLeader({ x, y, labelX, labelY, anchor }: PlacedName): string {
  const end = labelX + (anchor === "start" ? -leaderGap : leaderGap);
  const bend = end + (anchor === "start" ? -leaderBend : leaderBend);
  return `M${x} ${y}L${bend} ${labelY}H${end}`;
}

function drawNames(names: readonly PlacedName[]): string {
  const [first] = names;
  if (!first) return "";
  return `<g font-size="${first.fontSize}">${names.map(nameText).join("")}</g>`;
}

function nameText({ name, labelX, labelY, anchor, fontSize }: PlacedName): string {
  const y = Math.round(labelY + fontSize * 0.35);
  return nameAt({ x: labelX, y, anchor }, name);
}

/** From our shop's door on the map to its dot, clear of the places on the shore, and on to its name. */
const shopInland = 24;
const shopNameGap = { right: 14, below: 15 };

/** Our own shop, named on the land below its dot, where the state is wide and no line passes. */
function drawShop(shop: ReturnType<typeof locateShop>, { fontSize }: View): string {
  if (!shop) return "";
  const x = shop.x - shopInland;
  const y = shop.y + fontSize + shopNameGap.below;
  const at = { x: x + shopNameGap.right, y, anchor: "end" as const };
  return [
    path(`M${x} ${shop.y}H${shop.x - 6}`, "way"),
    `<circle cx="${x}" cy="${shop.y}" r="5" class="here"/>`,
    `<g font-size="${fontSize}">${nameAt(at, statePage.showroomLabel, "shop")}</g>`,
  ].join("");
}
