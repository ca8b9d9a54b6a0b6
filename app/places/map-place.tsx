import type { PlaceMap } from "#domain/geography/illustrations.ts";
import { mapTables } from "#content/pages/words/place.ts";
import { MapPicture } from "./map-picture.tsx";
import { MapTable, MapTableRow } from "./map-table.tsx";

/** A place on its stretch of shore, and its neighbors as a table. */
export function MapPlace({ map }: { map: PlaceMap }) {
  return (
    <>
      <MapPicture url={map.pictureUrl} label={mapTables.place.formatLabel(map.name)} />
      <MapTable caption={mapTables.place.formatCaption(map.name)} columns={mapTables.place.columns}>
        {map.neighbors.map(({ name, href, miles, direction }) => (
          <MapTableRow
            key={href}
            href={href}
            name={name}
            cells={[`${miles.toFixed(1)} miles`, direction]}
          />
        ))}
      </MapTable>
    </>
  );
}
