import type { CoastlineMap } from "#domain/geography/illustrations.ts";
import { mapTables } from "#content/pages/words/place.ts";
import { MapPicture } from "./map-picture.tsx";

/**
 * The whole shore from Maine to Florida; the name of each state is a link, laid over the picture. A page
 * that shows it lists the states beside it.
 */
export function MapCoastline({ map }: { map: CoastlineMap }) {
  return (
    <MapPicture url={map.pictureUrl} label={mapTables.coast.label} className="h-[480px]">
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
  );
}
