import type { StateMap } from "#domain/geography/illustrations.ts";
import { mapTables } from "#content/pages/words/place.ts";
import { MapPicture } from "./map-picture.tsx";

/** A state at its coast; the list beside it has the same numbers. On a phone the chart at the top is enough. */
export function MapState({ map, placeCount }: { map: StateMap; placeCount: number }) {
  return (
    <MapPicture
      url={map.pictureUrl}
      label={mapTables.state.formatLabel(map.name, placeCount)}
      className="h-[560px] max-md:hidden"
    />
  );
}
