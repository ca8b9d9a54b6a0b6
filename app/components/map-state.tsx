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
          <View
            map={map}
            view={map.narrow}
            className={map.wide ? "@min-[40rem]:hidden" : undefined}
          />
          {map.wide ? (
            <View map={map} view={map.wide} className="hidden @min-[40rem]:block" />
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
}

function View({ map, view, className = "" }: ViewProps) {
  return (
    <MapSheet width={view.width} height={view.height} className={className}>
      <MapGroundLayers ground={view} />
      <path
        d={view.pins.map(({ x, y, discX, discY }) => `M${x} ${y}L${discX} ${discY}`).join("")}
        className="stroke-quiet"
      />
      {view.pins.map(({ number, x, y, discX, discY }) => {
        const place = map.places[number - 1];
        return place ? (
          <a key={number} href={place.href} aria-label={place.name} className="group">
            <title>{place.name}</title>
            <circle cx={x} cy={y} r="3" className="fill-act stroke-page" />
            <circle
              cx={discX}
              cy={discY}
              r="12"
              className="fill-page stroke-brand group-hover:fill-brand"
            />
            <text
              x={discX}
              y={discY + 4.5}
              textAnchor="middle"
              className="fill-brand text-[13px] font-semibold group-hover:fill-page"
            >
              {number}
            </text>
          </a>
        ) : null;
      })}
    </MapSheet>
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
