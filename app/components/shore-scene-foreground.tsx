import type { ReactNode } from "react";
import type { ShoreMotif, ShoreScenePlan } from "#domain/shore-scene.ts";
import {
  Cottages,
  leafClass,
  Lighthouse,
  LiveOak,
  Palm,
  RidingCart,
  Sailboat,
  Wharf,
  Workboat,
} from "./shore-scene-parts.tsx";

interface ForegroundProps {
  plan: ShoreScenePlan;
}

/** The near shore: drawn with its motif on the left, and mirrored for the right. */
export function ShoreForeground({ plan }: ForegroundProps) {
  const Motif = motifs[plan.motif];
  return (
    <g transform={plan.side === "left" ? undefined : "matrix(-1 0 0 1 800 0)"}>
      <Sailboat x={590 + span(plan, 11, 100)} y={plan.horizonY + 10} scale={0.7} />
      <Motif plan={plan} />
      {plan.motif === "boardwalk" ? <Boardwalk plan={plan} /> : <Path plan={plan} />}
      <Plants plan={plan} />
    </g>
  );
}

const motifs: Record<ShoreMotif, (props: ForegroundProps) => ReactNode> = {
  lighthouse: ({ plan }) => (
    <>
      <Ledge plan={plan} />
      <Lighthouse x={300 - span(plan, 9, 60)} y={212} scale={1.15} />
    </>
  ),
  ledges: Ledge,
  harbor: ({ plan }) => (
    <>
      <Workboat x={470 + span(plan, 0, 80)} y={238} scale={1.2} />
      <Wharf x={200 + span(plan, 1, 60)} y={232} scale={1.1} />
    </>
  ),
  cottages: ({ plan }) => (
    <>
      <Sand plan={plan} />
      <Cottages x={180 + span(plan, 0, 50)} y={240} scale={1.1} />
    </>
  ),
  boardwalk: Sand,
  pier: ({ plan }) => (
    <>
      <Pier plan={plan} />
      <Sand plan={plan} />
    </>
  ),
  dunes: ({ plan }) => (
    <>
      <Sand plan={plan} />
      <Fence />
    </>
  ),
  grove: Sand,
  marsh: Marsh,
};

/** A whole number from 0 up to `width`, by the plan's own chance. */
function span(plan: ShoreScenePlan, index: number, width: number): number {
  return Math.round((plan.chances[index] ?? 0) * width);
}

function Sand({ plan }: ForegroundProps) {
  const crest = 214 + span(plan, 2, 16);
  return (
    <>
      <path d={`M0 ${crest}q120-26 260 8q140 34 280 34t260 34V320H0z`} className="fill-land" />
      <path d={`M0 ${crest + 34}q160-20 330 22q160 36 470 34v30H0z`} className="fill-text/5" />
    </>
  );
}

function Ledge({ plan }: ForegroundProps) {
  const step = span(plan, 2, 14);
  return (
    <>
      <path
        d={`M0 ${200 + step}l60-14 70 6 50-12 80 ${18 - step} 60-4 40 26 50 12 30 34 40 20v40H0z`}
        className="fill-quiet dark:fill-line"
      />
      <path
        d={`M180 ${192 + step}l30 34 60-8 40 34 50 2 40 40H60l40-60z`}
        className="fill-page/15"
      />
    </>
  );
}

function Marsh({ plan }: ForegroundProps) {
  return (
    <g className="fill-good/45 dark:fill-line/80">
      <path d="M0 216q200-22 420-4q60 10-40 26t60 26q160 20 360 14v42H0z" />
      <path
        d={`${blades(0, 250, 24, span(plan, 3, 10))}M0 244h300l20 30H0z${blades(520, 290, 20, 4)}`}
        className="fill-good/60 dark:fill-line"
      />
    </g>
  );
}

/** The near path that a cart rides on. */
function Path({ plan }: ForegroundProps) {
  // Clear of dark rock.
  const cartX = plan.motif === "lighthouse" || plan.motif === "ledges" ? 470 : 350;
  return (
    <>
      <path
        d="M0 282q260-14 470 2t330 4v32H0z"
        className="fill-land stroke-text/15"
        strokeWidth="2"
      />
      <RidingCart x={cartX + span(plan, 4, 110)} y={285} scale={1.9} />
    </>
  );
}

function Boardwalk({ plan }: ForegroundProps) {
  const posts = Array.from({ length: 17 }, () => "v34m48-34").join("");
  return (
    <>
      <path
        d={`M12 244${posts}M0 244H800M0 260H800`}
        className="fill-none stroke-quiet dark:stroke-field"
        strokeWidth="3"
      />
      <path d="M0 276H800v44H0z" className="fill-land" />
      <path d="M0 277H800M0 290H800M0 305H800" className="stroke-text/20" strokeWidth="2" />
      <RidingCart x={340 + span(plan, 4, 160)} y={292} scale={1.9} />
    </>
  );
}

function Pier({ plan }: ForegroundProps) {
  const deckY = plan.horizonY + 14;
  const piles = Array.from({ length: 13 }, () => "v40m24-40").join("");
  return (
    <>
      <path
        d={`M250 ${deckY}${piles}M160 ${deckY - 1}H566`}
        className="fill-none stroke-quiet dark:stroke-field"
        strokeWidth="5"
      />
      <path
        d={`M500 ${deckY - 4}v-22h44v22zM494 ${deckY - 24}l28-18 28 18z`}
        className="fill-brand"
      />
    </>
  );
}

function Fence() {
  const slats = Array.from({ length: 15 }, () => "v22m14-21").join("");
  return <path d={`M120 206${slats}`} className="fill-none stroke-quiet/60" strokeWidth="4" />;
}

function Plants({ plan }: ForegroundProps) {
  switch (plan.plants) {
    case "spruce":
      return <path d={spruces(plan)} className={leafClass} />;
    case "dune-grass":
      return (
        <path
          d={tufts(plan)}
          className="fill-none stroke-good dark:stroke-line"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      );
    case "live-oak":
      return (
        <LiveOak x={110 + span(plan, 5, 50)} y={284} scale={0.95 + (plan.chances[6] ?? 0) * 0.35} />
      );
    case "palm":
      return (
        <>
          <Palm x={70 + span(plan, 5, 40)} y={284} scale={1.5} />
          <Palm x={150 + span(plan, 6, 60)} y={286} scale={1.1} isFlipped />
          {(plan.chances[7] ?? 0) < 0.6 ? (
            <Palm x={610 + span(plan, 8, 120)} y={290} scale={0.9} />
          ) : null}
        </>
      );
  }
}

function spruces(plan: ShoreScenePlan): string {
  return [0, 1, 2, 3, 4]
    .map((index) => {
      const x = 18 + index * 44 + span(plan, index + 5, 20);
      const height = 80 + span(plan, index + 6, 60);
      return spruce(x, 286, height);
    })
    .join("");
}

function spruce(x: number, y: number, height: number): string {
  const unit = (share: number) => Math.round(share * height);
  const [a, b, c] = [unit(0.13), unit(0.07), unit(0.25)];
  return `M${x} ${y - height}l${a} ${c}h-${b}l${a} ${c}h-${b}l${a + b} ${unit(0.35)}h-${2 * (3 * a - b)}l${a + b}-${unit(0.35)}h-${b}l${a}-${c}h-${b}z`;
}

function tufts(plan: ShoreScenePlan): string {
  const xs = [16, 58, 112, 170, 226, 590, 660, 730];
  return xs
    .map((x, index) => {
      const y = 284 + span(plan, index, 22);
      return `M${x + span(plan, index + 2, 34)} ${y}q-2-18-12-28m12 28q1-22 4-34m-4 34q4-16 16-24`;
    })
    .join("");
}

function blades(x: number, y: number, count: number, lean: number): string {
  const blade = Array.from(
    { length: count },
    (_, index) =>
      `l${4 + (index % 3)}-${14 + ((index * 7 + lean) % 13)} 5 ${14 + ((index * 7 + lean) % 13)}`,
  );
  return `M${x} ${y}${blade.join("")}z`;
}
