import type { ReactNode } from "react";
import type { PlaceMap } from "#domain/geography/illustrations.ts";
import { MapPlace } from "./map-place.tsx";
import { Section } from "#app/ui/section.tsx";
import { StreetMap, type StreetMapProps } from "./street-map.tsx";

interface PlaceShoreProps {
  title: string;
  map: PlaceMap;
  streetMap: StreetMapProps;
  /** The places nearby, beside the map where there is room. */
  children: ReactNode;
}

/** Where a place or a town is: its own map, the places nearby, and the ways to a street map. */
export function PlaceShore({ title, map, streetMap, children }: PlaceShoreProps) {
  return (
    <Section title={title}>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <MapPlace map={map} />
          <StreetMap {...streetMap} />
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}
