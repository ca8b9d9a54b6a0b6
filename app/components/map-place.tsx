import type { MapBand, PlaceMap, PlaceMapNeighbor } from "#domain/map-drawing.ts";
import { MapFrame, MapSheet } from "./map-frame.tsx";
import { MapGroundLayers } from "./map-ground.tsx";

interface MapPlaceProps {
  map: PlaceMap;
  className?: string;
}

const neighborClass =
  "fill-text stroke-page text-[13px] [&_a:hover]:underline [&_circle]:fill-transparent [&_circle]:stroke-none";

const bandClass: Record<MapBand, string> = {
  middle: neighborClass,
  wide: `${neighborClass} hidden @min-[40rem]:inline`,
  full: `${neighborClass} hidden @min-[74rem]:inline`,
};

/** A place on its stretch of shore, its neighbors linked, with a scale and north. */
export function MapPlace({ map, className }: MapPlaceProps) {
  const { width, height, here } = map;
  return (
    <div className={className}>
      <div className="@container overflow-hidden rounded-card">
        <MapFrame label={`Map of the shore round ${map.name}`}>
          <MapSheet width={width} height={height}>
            <MapGroundLayers ground={map} id={`land-${map.slug}`} />
            {(["middle", "wide", "full"] as const).map((band) => (
              <NeighborBand key={band} map={map} band={band} />
            ))}
            <circle cx={here.x} cy={here.y} r="12" fillOpacity=".2" className="fill-act" />
            <circle
              cx={here.x}
              cy={here.y}
              r="6"
              className="fill-act stroke-page"
              strokeWidth="2"
            />
            <text
              x={here.label.x}
              y={here.label.y}
              textAnchor={here.label.anchor}
              paintOrder="stroke"
              strokeWidth="4"
              className="fill-text stroke-page font-display text-[18px] font-bold"
            >
              {map.name}
            </text>
          </MapSheet>
          <MapSheet width={width} height={height} align="xMinYMax">
            <ScaleBar {...map.scaleBar} y={height - 18} />
          </MapSheet>
          <MapSheet width={width} height={height} align="xMaxYMin">
            <NorthArrow x={width - 24} />
          </MapSheet>
        </MapFrame>
      </div>
      <NeighborTable map={map} />
    </div>
  );
}

function NeighborBand({ map, band }: { map: PlaceMap; band: MapBand }) {
  const neighbors = map.neighbors.filter((neighbor) => neighbor.band === band);
  if (neighbors.length === 0) return null;
  return (
    <g strokeWidth="3" paintOrder="stroke" className={bandClass[band]}>
      {/* A line of no length with round ends is a dot. */}
      <path
        d={neighbors.map(({ x, y }) => `M${x} ${y}h0`).join("")}
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-brand"
      />
      {neighbors.map((neighbor) => (
        <NeighborDot key={neighbor.href} neighbor={neighbor} />
      ))}
    </g>
  );
}

function NeighborDot({ neighbor }: { neighbor: PlaceMapNeighbor }) {
  const { x, y, label, name, href } = neighbor;
  return (
    <a href={href} aria-label={name}>
      {/* The room a finger needs; the dot itself is part of the band's path. */}
      <circle cx={x} cy={y} r="12" />
      {label ? (
        <text x={label.x} y={label.y} textAnchor={label.anchor}>
          {name}
        </text>
      ) : null}
    </a>
  );
}

function ScaleBar({ miles, length, y }: { miles: number; length: number; y: number }) {
  return (
    <g className="fill-none stroke-text">
      <path d={`M16 ${y - 5}v5h${length}v-5`} strokeWidth="1.5" />
      <text x="16" y={y - 10} className="fill-text stroke-none text-[12px]">
        {`${miles} ${miles === 1 ? "mile" : "miles"}`}
      </text>
    </g>
  );
}

function NorthArrow({ x }: { x: number }) {
  return (
    <g className="fill-text">
      <path d={`M${x} 14l6 18-6-4-6 4z`} />
      <text x={x} y="46" textAnchor="middle" className="text-[12px]">
        N
      </text>
    </g>
  );
}

function NeighborTable({ map }: { map: PlaceMap }) {
  return (
    <details className="mt-2 text-small text-quiet">
      <summary>This map as a table</summary>
      <table className="mt-2 w-full max-w-prose text-left">
        <caption className="sr-only">Places near {map.name}</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Straight line</th>
            <th scope="col">Direction</th>
          </tr>
        </thead>
        <tbody>
          {map.neighbors.map(({ name, href, miles, wind }) => (
            <tr key={href}>
              <td>{name}</td>
              <td>{miles.toFixed(1)} miles</td>
              <td>{wind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
