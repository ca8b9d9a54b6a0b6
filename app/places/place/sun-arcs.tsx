import type { SunDay } from "./place-sentences.ts";

/** The way of the sun over the horizon on the longest and the shortest day, a quarter of a unit a minute. */
export function SunArcs({ days: [june, december] }: { days: readonly SunDay[] }) {
  if (!june || !december) return null;
  const [top, arc] = [findTop(june), drawArc(june)];
  return (
    <svg
      viewBox="0 -4 360 90"
      aria-hidden="true"
      className="text-brand"
      fill="none"
      stroke="currentColor"
    >
      <path d={`${arc}${drawArc(december)}M0 84H360`} />
      <circle cx={top.x} cy={top.y} r="8" fill="currentColor" />
    </svg>
  );
}

const horizon = 84;

/** The longer the day, the higher the sun. */
function findTop({ sunriseMinutes: rise, sunsetMinutes: set }: SunDay) {
  const height = ((set - rise) / 60 - 6) * 8;
  return { x: Math.round((rise + set) / 8), y: Math.round(horizon - height) };
}

function drawArc(day: SunDay): string {
  const { x, y } = findTop(day);
  const [from, to] = [day.sunriseMinutes, day.sunsetMinutes].map((minutes) =>
    Math.round(minutes / 4),
  );
  return `M${from} ${horizon}Q${x} ${2 * y - horizon} ${to} ${horizon}`;
}
