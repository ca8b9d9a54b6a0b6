import type { CoastlineMap } from "#domain/geography/illustrations.ts";
import { mapLabels } from "#content/pages/words/place.ts";
import { MapPicture } from "./map-picture.tsx";

/** The whole shore from Maine to Florida with our states. A page that shows it lists them beside it. */
export function MapCoastline({ map }: { map: CoastlineMap }) {
  return <MapPicture url={map.pictureUrl} label={mapLabels.coast} className="h-[500px]" />;
}
