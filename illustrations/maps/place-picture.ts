import type { MapBand, PlaceDrawing } from "./drawings.ts";
import {
  dots,
  drawMapGround,
  drawPin,
  frameMap,
  layMap,
  nameAt,
  paintNorth,
  paintScale,
  path,
} from "./map-picture.ts";
import { formatMiles } from "./scale-bar.ts";

const bandClasses: readonly { band: MapBand; className?: string }[] = [
  { band: "middle" },
  { band: "wide", className: "wide" },
  { band: "full", className: "full" },
];

/** The picture of a place on its stretch of shore: its neighbors named, a scale and north. */
export function paintPlaceMap(map: PlaceDrawing): string {
  const { width, height, marker, name } = map;
  return frameMap(
    [
      layMap(
        { width, height },
        [
          drawMapGround(map),
          paintRings(map),
          ...(map.areas ?? []).map((area) => nameAt(area.label, area.name, "area")),
          ...bandClasses.map(({ band, className }) => paintBand(map, band, className)),
          drawPin(marker),
          nameAt(marker.label, name, "name"),
        ].join(""),
      ),
      layMap({ width, height, align: "xMinYMax" }, map.rings?.length ? "" : paintScale(map)),
      layMap({ width, height, align: "xMaxYMin" }, paintNorth(map)),
    ].join(""),
  );
}

function paintRings({ rings = [], marker: { x, y } }: PlaceDrawing): string {
  return rings
    .map(
      ({ miles, radius, label }) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" class="range"/>${nameAt(label, formatMiles(miles), "small")}`,
    )
    .join("");
}

function paintBand(map: PlaceDrawing, band: MapBand, className = ""): string {
  const neighbors = map.neighbors.filter((neighbor) => neighbor.band === band);
  if (neighbors.length === 0) return "";
  const names = neighbors.map(({ label, name }) => (label ? nameAt(label, name) : "")).join("");
  const leaders = neighbors.map(({ x, y, leader }) =>
    leader ? `M${x} ${y}L${leader.x} ${leader.y}` : "",
  );
  return `<g class="${className}">${path(leaders.join(""), "lead")}${dots(neighbors, "dot")}${names}</g>`.replace(
    ' class=""',
    "",
  );
}
