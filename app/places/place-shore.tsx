import type { ReactNode } from "react";
import type { Pictured, PlaceMap } from "#domain/geography/map.ts";
import { MapPlace } from "./map-place.tsx";
import { Section } from "#app/ui/section.tsx";
import { StreetMap, type StreetMapProps } from "./street-map.tsx";

interface PlaceShoreProps {
  title: string;
  map: Pictured<PlaceMap> | undefined;
  streetMap: StreetMapProps;
  children?: ReactNode;
}

/** Where a place or a town lies: its own map, and the ways to a street map. */
export function PlaceShore({ title, map, streetMap, children }: PlaceShoreProps) {
  return (
    <Section title={title}>
      {map ? <MapPlace map={map} /> : null}
      <StreetMap {...streetMap} />
      {children}
    </Section>
  );
}
