import type { ReactNode } from "react";
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

/** The road to a place: free miles first, then those that are paid. */
export function DeliveryDrawing({ freeShare }: { freeShare: number }) {
  const free = Math.round(Math.min(1, freeShare) * 76);
  return (
    <Drawing>
      <path d={`M${10 + free} 62H86`} strokeWidth="8" className="stroke-sea" />
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

/** The sign of a posted limit in miles per hour; an empty one where the limit is not known. */
export function SpeedLimitDrawing({ mph }: { mph: number | null }) {
  return (
    <Drawing>
      <path
        d="M20 8h56a6 6 0 0 1 6 6v68a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z"
        strokeWidth="3"
        className="fill-raised stroke-text"
      />
      <path d="M30 24h36M36 34h24" strokeWidth="5" className="stroke-text" />
      {mph === null ? null : (
        <text x="48" y="76" textAnchor="middle" className="fill-text font-semibold" fontSize="36">
          {mph}
        </text>
      )}
    </Drawing>
  );
}
