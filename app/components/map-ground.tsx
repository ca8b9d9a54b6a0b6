import type { MapGround } from "#domain/map-drawing.ts";

interface MapGroundLayersProps {
  ground: MapGround;
  /** Unique on the page: the land is drawn as ground and again as shore. */
  id: string;
}

/** Land with its thin shore, and the borders on it. */
export function MapGroundLayers({ ground, id }: MapGroundLayersProps) {
  const stroke = {
    fill: "none",
    strokeLinejoin: "round",
    vectorEffect: "non-scaling-stroke",
  } as const;
  return (
    <>
      <defs>
        <path id={id} d={ground.land} vectorEffect="non-scaling-stroke" />
      </defs>
      <use href={`#${id}`} className="fill-land" fillOpacity={ground.homeLand ? 0.55 : undefined} />
      {ground.homeLand ? <path d={ground.homeLand} className="fill-land" /> : null}
      <path d={ground.countyBorders} className="stroke-quiet" strokeOpacity=".2" {...stroke} />
      <path
        d={ground.stateBorders}
        className="stroke-quiet"
        strokeOpacity=".6"
        strokeDasharray="5 3"
        {...stroke}
      />
      <use
        href={`#${id}`}
        fill="none"
        strokeWidth="1.25"
        strokeLinejoin="round"
        className="stroke-sea"
      />
    </>
  );
}
