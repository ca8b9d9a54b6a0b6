import type { PlaceMap } from "#domain/geography/illustrations.ts";
import { mapLabels } from "#content/pages/words/place.ts";
import { MapPicture } from "./map-picture.tsx";

/** A place on its stretch of shore; the list of places beside it says in words what it shows. */
export function MapPlace({ map }: { map: PlaceMap }) {
  return <MapPicture url={map.pictureUrl} label={mapLabels.formatPlace(map.name)} />;
}
