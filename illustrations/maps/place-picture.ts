import type { DrawnNeighbor, DrawnRegion, MapBand, PlaceDrawing } from "./drawings.ts";
import {
  areaStyle,
  dots,
  drawMapGround,
  drawPin,
  frameMap,
  layMap,
  nameAt,
  paintScale,
  path,
} from "./map-picture.ts";
import { traceLeader } from "./name-leader.ts";
import { showOn } from "./place-names.ts";

const bandClasses: readonly { band: MapBand; className?: string }[] = [
  { band: "middle" },
  { band: "desk", className: "desk" },
  { band: "wide", className: "wide" },
  { band: "full", className: "full" },
];

/** Names of waters and areas: quiet, spaced, without the halo that other names need. */
const regionStyle = [
  "text.ocean,text.water{font-style:italic;letter-spacing:.08em;fill:var(--brand);stroke:none}",
  "text.ocean{font-size:14px}text.water{font-size:12px}",
  areaStyle,
].join("");

const scaleClasses = { phone: "phone", desk: "desk narrow", wide: "wide" } as const;

/** The picture of a place on its stretch of shore: its neighbors named, a scale and north. */
export function paintPlaceMap(map: PlaceDrawing): string {
  const { width, height, marker, name } = map;
  return frameMap(
    [
      layMap(
        { width, height },
        [
          drawMapGround(map),
          ...bandClasses.map(({ band, className }) => paintBand(map, band, className)),
          drawPin(marker),
          nameAt(marker.label, name, "name"),
        ].join(""),
      ),
      ...paintScales(map),
    ].join(""),
    regionStyle,
  );
}

function paintScales(map: PlaceDrawing): string[] {
  const { width, height } = map;
  const isSame = map.scaleSpots.every(
    ({ corner, raise, plate }, _, [first]) =>
      corner === first?.corner && raise === first.raise && plate === first.plate,
  );
  return map.scaleSpots.slice(0, isSame ? 1 : undefined).map((spot) =>
    layMap(
      {
        width,
        height,
        align: spot.corner === "left" ? "xMinYMax" : "xMaxYMax",
        ...(!isSame && { className: scaleClasses[spot.shownOn] }),
      },
      paintScale(map, spot),
    ),
  );
}

function paintRegion({ kind, lines, isPhoneOnly }: DrawnRegion): string {
  const className = isPhoneOnly ? `${kind} phone` : kind;
  return lines.map(({ text, label }) => nameAt(label, text, className)).join("");
}

/** What a frame must be wide enough for. */
function paintBand(map: PlaceDrawing, band: MapBand, className?: string): string {
  const neighbors = map.neighbors.filter((neighbor) => neighbor.band === band);
  const regions = map.regions.filter((region) => region.band === band).map(paintRegion);
  if (neighbors.length + regions.length === 0) return "";
  const moved = neighbors.filter(({ onPhone }) => onPhone);
  const names = [
    paintNames(neighbors.filter(({ onPhone }) => !onPhone)),
    paintGroup(paintNames(moved), "desk"),
    paintGroup(paintNames(moved.map((one) => showOn(one, (band) => band === "middle"))), "phone"),
  ];
  return paintGroup([...regions, ...names, dots(neighbors, "dot")].join(""), className);
}

/** Names with the lines to them. */
function paintNames(neighbors: readonly DrawnNeighbor[]): string {
  const lines = neighbors.map(({ x, y, leader }) => {
    if (!leader) return "";
    const [[, ...corners], start] = [traceLeader({ x, y }, leader), `M${x} ${y}`];
    return start + corners.map(([toX, toY]) => `L${toX} ${toY}`).join("");
  });
  const names = neighbors.map(({ label, name }) => (label ? nameAt(label, name) : ""));
  return path(lines.join(""), "lead") + names.join("");
}

function paintGroup(content: string, className?: string): string {
  if (content === "") return "";
  return className ? `<g class="${className}">${content}</g>` : `<g>${content}</g>`;
}
