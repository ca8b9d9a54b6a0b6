import type { MapGround } from "#domain/map-drawing.ts";

/** Land with its thin shore, and the borders on it. */
export function MapGroundLayers({ ground }: { ground: MapGround }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={ground.land} className="fill-land stroke-sea" strokeWidth="1.25" />
      <path d={ground.countyBorders} className="stroke-quiet/25" />
      <path d={ground.stateBorders} className="stroke-quiet/60" strokeDasharray="5 3" />
    </g>
  );
}
