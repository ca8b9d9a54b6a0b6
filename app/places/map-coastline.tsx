import type { CoastlineMap } from "#domain/geography/illustrations.ts";
import { mapTables } from "#content/pages/words/place.ts";
import { MapPicture } from "./map-picture.tsx";
import { MapTable, MapTableRow } from "./map-table.tsx";

interface MapCoastlineProps {
  map: CoastlineMap;
  className?: string;
}

/** The whole shore from Maine to Florida; the name of each state is a link, laid over the picture. */
export function MapCoastline({ map, className }: MapCoastlineProps) {
  return (
    <div className={className}>
      <MapPicture url={map.pictureUrl} label={mapTables.coast.label}>
        <svg
          viewBox={`0 0 ${map.width} ${map.height}`}
          className="absolute inset-0 size-full fill-transparent text-[12.5px] font-medium [&_a:hover_text]:underline [&_text]:fill-text"
        >
          {map.states.map(({ slug, name, href, label: { x, y } }) => (
            <a key={slug} href={href}>
              {/* The room a finger needs. */}
              <rect x={x - 4} y={y - 16} width="100" height="24" />
              <text x={x} y={y}>
                {name}
              </text>
            </a>
          ))}
        </svg>
      </MapPicture>
      <MapTable caption={mapTables.coast.caption} columns={mapTables.coast.columns}>
        {map.states.map(({ slug, name, href, placeCount }) => (
          <MapTableRow key={slug} href={href} name={name} cells={[placeCount]} />
        ))}
      </MapTable>
    </div>
  );
}
