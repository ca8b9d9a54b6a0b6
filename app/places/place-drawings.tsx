import type { ReactNode } from "react";
import type { Neighbor } from "#domain/geography/geography.ts";
import type { ShoreFacing } from "#domain/geography/illustrations.ts";
import type { SunTimes } from "#domain/calendar/sun-times.ts";

/** A small drawing beside a figure; the sentence under it says the same. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 96"
      className="size-16 shrink-0 sm:size-24"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The way from the showroom, north up. */
export function CompassDrawing({ bearingDegrees }: { bearingDegrees: number }) {
  return (
    <Drawing>
      <circle cx="48" cy="48" r="40" className="fill-water" />
      <path d="M48 4v9M48 83v9M4 48h9M83 48h9" strokeWidth="2" className="stroke-quiet" />
      <path
        d="M48 70V24m-9 12 9-12 9 12"
        strokeWidth="4"
        strokeLinejoin="round"
        transform={`rotate(${Math.round(bearingDegrees)} 48 48)`}
        className="stroke-brand"
      />
    </Drawing>
  );
}

/** The road to a place: free miles first, then those that cost, and dots where no fee is named. */
export function DeliveryDrawing({ freeShare, isPriced }: { freeShare: number; isPriced: boolean }) {
  const free = Math.round(Math.min(1, freeShare) * 76);
  return (
    <Drawing>
      <path
        d={`M${10 + free} 62H86`}
        strokeWidth="8"
        strokeDasharray={isPriced ? undefined : "1 13"}
        className="stroke-sea"
      />
      <path d={`M10 62h${free}`} strokeWidth="8" className="stroke-good" />
      <path
        d="M8 50h16M13 50V36h22l6 9v5H31M16 36v-8h17l5 8"
        strokeWidth="2.500"
        strokeLinejoin="round"
        className="stroke-text"
      />
      <path d="M17 51h0M34 51h0" strokeWidth="8" className="stroke-text" />
      <path d="M86 62V34m0 0 -14 6 14 6" strokeWidth="2.500" className="stroke-text" />
    </Drawing>
  );
}

/** The water about a place as a wedge of the compass, as wide as its share. */
export function FacingDrawing({ facing }: { facing: ShoreFacing }) {
  return (
    <Drawing>
      <circle
        cx="48"
        cy="48"
        r="40"
        className={facing.kind === "all-round" ? "fill-sea" : "fill-land stroke-line"}
      />
      {facing.kind === "one-side" ? (
        <path
          d={wedgePath(facing.bearingDegrees, facing.waterShare)}
          fillOpacity=".6"
          className="fill-sea"
        />
      ) : null}
      <path d="M48 4v9" strokeWidth="2" className="stroke-quiet" />
      <circle cx="48" cy="48" r="6" className="fill-text" />
    </Drawing>
  );
}

function wedgePath(bearingDegrees: number, share: number): string {
  const reach = share * 180;
  const [fromX, fromY] = rimPoint(bearingDegrees - reach);
  const [toX, toY] = rimPoint(bearingDegrees + reach);
  return `M48 48L${fromX} ${fromY}A40 40 0 ${share > 0.5 ? 1 : 0} 1 ${toX} ${toY}z`;
}

function rimPoint(bearingDegrees: number, radius = 40): [number, number] {
  const angle = (bearingDegrees * Math.PI) / 180;
  return [Math.round(48 + radius * Math.sin(angle)), Math.round(48 - radius * Math.cos(angle))];
}

/** Two days of 24 hours from top to bottom, June's and December's, their daylight lit. */
export function SunDrawing({ midsummer, midwinter }: Record<"midsummer" | "midwinter", SunTimes>) {
  return (
    <Drawing>
      <path d="M30 10v76M66 10v76" strokeWidth="18" strokeOpacity=".3" className="stroke-brand" />
      <path
        d={[midsummer, midwinter].map((day, index) => daylightPath(day, 30 + index * 36)).join("")}
        strokeWidth="18"
        strokeLinecap="butt"
        className="stroke-sun"
      />
    </Drawing>
  );
}

function daylightPath({ sunriseMinutes, sunsetMinutes }: SunTimes, x: number): string {
  const y = (minutes: number) => Math.round(4 + (minutes / 1440) * 88);
  return `M${x} ${y(sunriseMinutes)}V${y(sunsetMinutes)}`;
}

/** The nearest places about a place, to scale, north up. */
export function NeighborsDrawing({ nearest }: { nearest: readonly Neighbor<unknown>[] }) {
  const reachMiles = Math.max(...nearest.map(({ miles }) => miles));
  const points = nearest.map(({ bearingDegrees, miles }) =>
    rimPoint(bearingDegrees, 12 + (miles / reachMiles) * 26),
  );
  return (
    <Drawing>
      <circle cx="48" cy="48" r="44" className="fill-raised stroke-line" />
      <path d="M48 4v9" strokeWidth="2" className="stroke-quiet" />
      <path
        d={points.map(([x, y]) => `M48 48L${x} ${y}`).join("")}
        strokeWidth="2"
        className="stroke-sea"
      />
      <path
        d={points.map(([x, y]) => `M${x} ${y}h0`).join("")}
        strokeWidth="12"
        className="stroke-brand"
      />
      <circle cx="48" cy="48" r="6" className="fill-text" />
    </Drawing>
  );
}

/** A battery as wide as the longest range, filled as far as the trip and its reserve need. */
export function RangeDrawing({ neededShare }: { neededShare: number }) {
  const needed = Math.round(Math.min(1, neededShare) * 68);
  return (
    <Drawing>
      <path
        d="M13 30h66a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5V35a5 5 0 0 1 5-5z"
        strokeWidth="3"
        className="stroke-text"
      />
      <path d="M90 43v10" strokeWidth="4" className="stroke-text" />
      <path
        d={`M12 34h${needed}v28H12z`}
        className={neededShare > 1 ? "fill-quiet" : "fill-good"}
      />
    </Drawing>
  );
}
