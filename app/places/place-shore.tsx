import type { ReactNode } from "react";
import type { PlaceMap } from "#domain/geography/illustrations.ts";
import { MapPlace } from "./map-place.tsx";
import { Section } from "#app/ui/section.tsx";
import { StreetMap, type StreetMapProps } from "./street-map.tsx";

interface PlaceShoreProps {
  title: string;
  map: PlaceMap;
  streetMap: StreetMapProps;
  children?: ReactNode;
}

/** Where a place or a town is: its own map, and the ways to a street map. */
export function PlaceShore({ title, map, streetMap, children }: PlaceShoreProps) {
  return (
    <Section title={title}>
      <MapPlace map={map} />
      <StreetMap {...streetMap} />
      {children}
    </Section>
  );
}
