import type { CoastlineMap } from "#domain/map-drawing.ts";
import { MapFrame, MapSheet } from "./map-frame.tsx";

interface MapCoastlineProps {
  map: CoastlineMap;
  className?: string;
}

/** The whole shore from Maine to Florida; each state is a link, its land and its name together. */
export function MapCoastline({ map, className }: MapCoastlineProps) {
  return (
    <div className={className}>
      <div className="overflow-hidden rounded-card">
        <MapFrame label="Map of the East Coast from Maine to Florida">
          <MapSheet width={map.width} height={map.height}>
            <path d={map.otherLand} className="fill-land/50" />
            {map.states.map(({ slug, name, href, land, label, leader }) => (
              <a key={slug} href={href} className="group">
                <path d={land} className="fill-land stroke-quiet/30 group-hover:fill-sea/40" />
                <path
                  d={`M${leader.fromX} ${leader.fromY}L${leader.toX} ${leader.toY}`}
                  className="stroke-quiet/60"
                />
                <circle cx={leader.toX} cy={leader.toY} r="2.5" className="fill-act" />
                <rect x={label.x - 4} y={label.y - 17} width="98" height="24" fill="transparent" />
                <text
                  x={label.x}
                  y={label.y}
                  className="fill-text text-[13px] font-medium group-hover:underline"
                >
                  {name}
                </text>
              </a>
            ))}
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
      <StateTable map={map} />
    </div>
  );
}

function StateTable({ map }: { map: CoastlineMap }) {
  return (
    <details className="mt-2 text-small text-quiet">
      <summary>This map as a table</summary>
      <table className="mt-2 w-full max-w-prose text-left">
        <caption className="sr-only">The states of this coast from north to south</caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Places</th>
          </tr>
        </thead>
        <tbody>
          {map.states.map(({ slug, name, placeCount }) => (
            <tr key={slug}>
              <td>{name}</td>
              <td>{placeCount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
