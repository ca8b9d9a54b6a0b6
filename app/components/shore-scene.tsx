import type { ShoreScenePlan, ShoreSky } from "#domain/shore-scene.ts";
import { ShoreForeground } from "./shore-scene-foreground.tsx";

interface ShoreSceneProps {
  plan: ShoreScenePlan;
  className?: string;
}

/** The view out to sea from a place, in layers: sky, sea, the far shore, the near one. Decorative. */
export function ShoreScene({ plan, className = "block h-auto w-full" }: ShoreSceneProps) {
  const { id, sky, horizonY, side } = plan;
  return (
    <svg
      viewBox="0 0 800 320"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0H800V320H0z" className="fill-water" />
      <Sky id={id} sky={sky} horizonY={horizonY} />
      {plan.hasHeadland ? <Headland y={horizonY} isLeft={side === "right"} /> : null}
      <path d={`M0 ${horizonY}H800V320H0z`} fillOpacity=".35" className="fill-sea" />
      <path d={wavePath(horizonY)} fillOpacity=".25" className="fill-sea" />
      <path
        d={`M${plan.glintX} ${horizonY + 18}h90m-30 16h130m-180 18h64`}
        className="stroke-page/40 dark:stroke-text/20"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <ShoreForeground plan={plan} />
    </svg>
  );
}

/**
 * From the zenith down to the horizon. Solid mixes: between two colors that let the ground through, a
 * gradient turns gray on its way.
 */
const tones: Record<ShoreSky["tone"], { top: string; low: string }> = {
  clear: {
    top: "[stop-color:color-mix(in_oklab,var(--sea)_26%,var(--water))]",
    low: "[stop-color:var(--raised)]",
  },
  hazy: { top: "[stop-color:var(--water)]", low: "[stop-color:var(--land)]" },
  deep: {
    top: "[stop-color:color-mix(in_oklab,var(--brand)_26%,var(--water))]",
    low: "[stop-color:var(--water)]",
  },
  warm: {
    top: "[stop-color:color-mix(in_oklab,var(--sea)_16%,var(--water))]",
    low: "[stop-color:var(--land)]",
  },
};

function Sky({ id, sky, horizonY }: { id: string; sky: ShoreSky; horizonY: number }) {
  const { top, low } = tones[sky.tone];
  return (
    <>
      <linearGradient id={`sky-${id}`} x2="0" y2="1">
        <stop className={top} />
        <stop offset="1" className={low} />
      </linearGradient>
      <path d={`M0 0H800V${horizonY}H0z`} fill={`url(#sky-${id})`} />
      {sky.sun ? (
        <g className="fill-page dark:fill-text">
          <circle cx={sky.sun.x} cy={sky.sun.y} r={sky.sun.radius * 2} opacity=".3" />
          <circle cx={sky.sun.x} cy={sky.sun.y} r={sky.sun.radius} />
        </g>
      ) : null}
      <path d={sky.clouds.map(cloudPath).join("")} className="fill-page/80 dark:fill-quiet/25" />
      {sky.gulls.length > 0 ? (
        <path
          d={sky.gulls.map(({ x, y }) => `M${x} ${y}q5-6 9 0q5-6 9 0`).join("")}
          className="fill-none stroke-text"
          strokeOpacity=".6"
          strokeWidth="1.5"
        />
      ) : null}
    </>
  );
}

/** Flat below, three heaps above. */
function cloudPath({ x, y, width }: { x: number; y: number; width: number }): string {
  const [a, b] = [Math.round(width * 0.28), Math.round(width * 0.44)];
  const heap = Math.round(width * 0.2);
  return `M${x} ${y}q4-${heap} ${a}-${Math.round(heap * 0.7)}q${Math.round(b / 2)}-${heap} ${b} 0q${Math.round(a * 0.8)}-6 ${width - a - b} ${Math.round(heap * 0.7)}z`;
}

function wavePath(horizonY: number): string {
  return `M0 ${horizonY + 44}q100-14 200 0t200 0 200 0 200 0V320H0z`;
}

function Headland({ y, isLeft }: { y: number; isLeft: boolean }) {
  const path = `M0 ${y}v-26q60-16 110-8q40 4 70 18q50 4 90 16z`;
  return (
    <path
      d={path}
      transform={isLeft ? undefined : "matrix(-1 0 0 1 800 0)"}
      fillOpacity=".4"
      className="fill-sea"
    />
  );
}
