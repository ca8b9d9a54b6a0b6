import type { MapBand, PlaceDrawing } from "./drawings.ts";
import { formatMiles } from "./range-rings.ts";
import { dots, drawMapGround, drawPin, frameMap, layMap, nameAt, path } from "./map-picture.ts";

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

function paintScale({ scaleBar: { miles, length }, height }: PlaceDrawing): string {
  const y = height - 18;
  const label = { x: 16, y: y - 10, anchor: "start" } as const;
  return path(`M16 ${y - 5}v5h${length}v-5`, "bar") + nameAt(label, formatMiles(miles), "small");
}

function paintNorth({ width }: PlaceDrawing): string {
  const x = width - 24;
  return (
    path(`M${x} 14l6 18-6-4-6 4z`, "north") + nameAt({ x, y: 46, anchor: "middle" }, "N", "small")
  );
}
