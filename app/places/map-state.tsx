import type { StateMap, StateMapView } from "#domain/geography/illustrations.ts";
import { formatRoadMiles } from "./place-words.ts";
import { mapTables } from "#content/pages/words/place.ts";
import { MapPicture } from "./map-picture.tsx";
import { MapTable, MapTableRow } from "./map-table.tsx";

/**
 * A state at its coast: over its picture a numbered disc for each place, which is a link, and the list
 * that the numbers stand for.
 */
export function MapState({ map }: { map: StateMap }) {
  const label = `Map of the ${map.name} shore with ${map.places.length} places`;
  return (
    <>
      <div className="@container">
        <MapPicture url={map.pictureUrl} label={label}>
          <Numbers map={map} view={map.narrow} className={map.wide ? "@min-[640px]:hidden" : ""} />
          {map.wide ? (
            <Numbers map={map} view={map.wide} className="hidden @min-[640px]:block" />
          ) : null}
        </MapPicture>
      </div>
      <MapTable caption={mapTables.state.formatCaption(map.name)} columns={mapTables.state.columns}>
        {map.places.map(({ name, href, roadMiles }, index) => (
          <MapTableRow
            key={href}
            href={href}
            name={name}
            cells={[formatRoadMiles(roadMiles), index + 1]}
          />
        ))}
      </MapTable>
    </>
  );
}

interface NumbersProps {
  map: StateMap;
  view: StateMapView;
  className: string;
}

/** Laid over the picture, pixel on pixel: both have the same middle in the same frame. */
function Numbers({ map, view, className }: NumbersProps) {
  return (
    <svg
      viewBox={`0 0 ${view.width} ${view.height}`}
      className={`absolute inset-0 size-full fill-page stroke-brand text-[13px] font-semibold [&_a:hover_circle]:fill-tinted [&_text]:fill-brand [&_text]:stroke-none ${className}`}
      textAnchor="middle"
    >
      {view.pins.map(({ number, discX, discY }) => {
        const place = map.places[number - 1];
        return place ? (
          <a key={number} href={place.href} aria-label={`${number} ${place.name}`}>
            <circle cx={discX} cy={discY} r="12" />
            <text x={discX} y={discY + 4.5}>
              {number}
            </text>
          </a>
        ) : null;
      })}
    </svg>
  );
}
