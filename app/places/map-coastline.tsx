import type { CoastlineMap } from "#domain/geography/illustrations.ts";
import { mapTables } from "#content/pages/words/place.ts";
import { MapFrame, MapSheet } from "./map-frame.tsx";
import { MapTable, MapTableRow } from "./map-table.tsx";

interface MapCoastlineProps {
  map: CoastlineMap;
  className?: string;
}

const stateClass =
  "fill-land stroke-quiet/40 text-[12.5px] font-medium [&_a:hover]:fill-sea/40 [&_a:hover_text]:underline [&_circle]:fill-act [&_circle]:stroke-none [&_rect]:fill-transparent [&_rect]:stroke-none [&_text]:fill-text [&_text]:stroke-none";

/** The whole shore from Maine to Florida; each state is a link, its land and its name together. */
export function MapCoastline({ map, className }: MapCoastlineProps) {
  return (
    <div className={className}>
      <div className="overflow-hidden rounded-card">
        <MapFrame label="Map of the East Coast from Maine to Florida">
          <MapSheet width={map.width} height={map.height}>
            <path d={map.otherLand} className="fill-land/50" />
            <g className={stateClass}>
              {map.states.map(({ slug, name, href, land, label, leader }) => (
                <a key={slug} href={href}>
                  <path d={land} />
                  <path d={`M${leader.fromX} ${leader.fromY}L${leader.toX} ${leader.toY}`} />
                  <circle cx={leader.toX} cy={leader.toY} r="3" />
                  {/* The room a finger needs. */}
                  <rect x={label.x - 4} y={label.y - 16} width="100" height="24" />
                  <text x={label.x} y={label.y}>
                    {name}
                  </text>
                </a>
              ))}
            </g>
            <path
              d={map.shore}
              fill="none"
              strokeWidth="1.25"
              strokeLinejoin="round"
              className="pointer-events-none stroke-sea"
            />
          </MapSheet>
        </MapFrame>
      </div>
      <MapTable caption={mapTables.coast.caption} columns={mapTables.coast.columns}>
        {map.states.map(({ slug, name, href, placeCount }) => (
          <MapTableRow key={slug} href={href} name={name} cells={[placeCount]} />
        ))}
      </MapTable>
    </div>
  );
}
