import type { DrawnRegion, MapBand, PlaceDrawing } from "./drawings.ts";
import {
  dots,
  drawMapGround,
  drawPin,
  frameMap,
  layMap,
  nameAt,
  paintScale,
  path,
} from "./map-picture.ts";

const bandClasses: readonly { band: MapBand; className?: string }[] = [
  { band: "middle" },
  { band: "desk", className: "desk" },
  { band: "wide", className: "wide" },
  { band: "full", className: "full" },
];

/** Names of waters and states: quiet, spaced, without the halo that other names need. */
const regionStyle = [
  "text.ocean,text.water{font-style:italic;letter-spacing:.08em;fill:var(--brand);stroke:none}",
  "text.ocean{font-size:14px}text.water{font-size:12px}",
  "text.state{font-size:11px;letter-spacing:.12em;text-transform:uppercase;fill:var(--quiet);stroke:none}",
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
          ...(map.areas ?? []).map((area) => nameAt(area.label, area.name, "area")),
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
function paintBand(map: PlaceDrawing, band: MapBand, className = ""): string {
  const neighbors = map.neighbors.filter((neighbor) => neighbor.band === band);
  const regions = map.regions.filter((region) => region.band === band).map(paintRegion);
  if (neighbors.length + regions.length === 0) return "";
  const names = neighbors.map(({ label, name }) => (label ? nameAt(label, name) : "")).join("");
  const leaders = neighbors.map(({ x, y, leader }) =>
    leader ? `M${x} ${y}L${leader.x} ${leader.y}` : "",
  );
  return `<g class="${className}">${regions.join("")}${path(leaders.join(""), "lead")}${dots(neighbors, "dot")}${names}</g>`.replace(
    ' class=""',
    "",
  );
}
