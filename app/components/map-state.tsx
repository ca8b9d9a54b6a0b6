import type { StateMap, StateMapView } from "#domain/map-drawing.ts";
import { MapFrame, MapSheet } from "./map-frame.tsx";
import { MapGroundLayers } from "./map-ground.tsx";

interface MapStateProps {
  map: StateMap;
  className?: string;
}

/** A state at its coast: a numbered disc for each place, and the list that the numbers stand for. */
export function MapState({ map, className }: MapStateProps) {
  return (
    <div className={className}>
      <div className="@container overflow-hidden rounded-card">
        <MapFrame label={`Map of the ${map.name} shore with ${map.places.length} places`}>
          <defs>
            <g id={`ground-${map.slug}`}>
              <MapGroundLayers ground={map.ground} id={`land-${map.slug}`} />
            </g>
          </defs>
          <View
            map={map}
            view={map.narrow}
            className={map.wide ? "@min-[40rem]:hidden" : undefined}
            // Names show from 640 px on, where this view is hidden if there is a wide one.
            isNamed={!map.wide}
          />
          {map.wide ? (
            <View map={map} view={map.wide} className="hidden @min-[40rem]:block" isNamed />
          ) : null}
        </MapFrame>
      </div>
      <PlaceTable map={map} />
    </div>
  );
}

interface ViewProps {
  map: StateMap;
  view: StateMapView;
  className: string | undefined;
  isNamed: boolean;
}

function View({ map, view, className = "", isNamed }: ViewProps) {
  return (
    <MapSheet width={view.width} height={view.height} className={className}>
      <use
        href={`#ground-${map.slug}`}
        transform={`translate(${view.shiftX} ${view.shiftY})scale(${view.scale})`}
      />
      <path
        d={view.pins.map(({ x, y, discX, discY }) => `M${x} ${y}L${discX} ${discY}`).join("")}
        className="stroke-quiet"
      />
      {/* A line of no length with round ends is a dot: all dots are one path. */}
      <path
        d={view.pins.map(({ x, y }) => `M${x} ${y}h0`).join("")}
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-act"
      />
      <g className={pinClass} textAnchor="middle">
        {view.pins.map(({ number, discX, discY }) => {
          const place = map.places[number - 1];
          return place ? (
            <a key={number} href={place.href} aria-label={`${number} ${place.name}`}>
              <g transform={`translate(${discX} ${discY})`}>
                <circle r="12" />
                <text y="4.5">{number}</text>
              </g>
            </a>
          ) : null;
        })}
      </g>
      {isNamed && view.pins.some(({ label }) => label) ? <PinNames map={map} view={view} /> : null}
    </MapSheet>
  );
}

const pinClass =
  "fill-page stroke-brand text-[13px] font-semibold [&_a:hover_circle]:fill-tinted [&_text]:fill-brand [&_text]:stroke-none";

/** For the eye: a reader of the discs' links has heard the names. */
function PinNames({ map, view }: { map: StateMap; view: StateMapView }) {
  return (
    <g
      aria-hidden="true"
      paintOrder="stroke"
      strokeWidth="3"
      className="pointer-events-none hidden fill-text stroke-page text-[13px] @min-[40rem]:inline"
    >
      {view.pins.map(({ number, label }) =>
        label ? (
          <text key={number} x={label.x} y={label.y} textAnchor={label.anchor}>
            {map.places[number - 1]?.name}
          </text>
        ) : null,
      )}
    </g>
  );
}

function PlaceTable({ map }: { map: StateMap }) {
  return (
    <details className="mt-2 text-small text-quiet">
      <summary>This map as a table</summary>
      <table className="mt-2 w-full max-w-prose text-left">
        <caption className="sr-only">Places on the {map.name} shore</caption>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Place</th>
            <th scope="col">From the showroom, straight line</th>
          </tr>
        </thead>
        <tbody>
          {map.places.map(({ name, href, milesFromShowroom }, index) => (
            <tr key={href}>
              <td>{index + 1}</td>
              <td>{name}</td>
              <td>{Math.round(milesFromShowroom)} miles</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
