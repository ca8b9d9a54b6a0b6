import type { ShoreMotif, ShoreScenePlan } from "./scene-plan.ts";
import {
  drawCottages,
  drawLighthouse,
  drawLiveOak,
  drawPalm,
  drawRidingCart,
  drawSailboat,
  drawWharf,
  drawWorkboat,
} from "./parts.ts";

/** The near shore: drawn with its motif on the left, and mirrored for the right. */
export function drawForeground(plan: ShoreScenePlan): string {
  const mirror = plan.side === "left" ? "" : ' transform="matrix(-1 0 0 1 800 0)"';
  const drawing = [
    drawSailboat({ x: 590 + span(plan, 11, 100), y: plan.horizonY + 10, scale: 0.7 }),
    motifs[plan.motif](plan),
    plan.motif === "boardwalk" ? drawBoardwalk(plan) : drawPath(plan),
    plants[plan.plants](plan),
  ].join("");
  return `<g${mirror}>${drawing}</g>`;
}

const motifs: Record<ShoreMotif, (plan: ShoreScenePlan) => string> = {
  lighthouse: (plan) =>
    drawLedge(plan) + drawLighthouse({ x: 300 - span(plan, 9, 60), y: 212, scale: 1.15 }),
  ledges: drawLedge,
  harbor: (plan) =>
    drawWorkboat({ x: 470 + span(plan, 0, 80), y: 238, scale: 1.2 }) +
    drawWharf({ x: 200 + span(plan, 1, 60), y: 232, scale: 1.1 }),
  cottages: (plan) =>
    drawSand(plan) + drawCottages({ x: 180 + span(plan, 0, 50), y: 240, scale: 1.1 }),
  boardwalk: drawSand,
  pier: (plan) => drawPier(plan) + drawSand(plan),
  dunes: (plan) => drawSand(plan) + drawFence(),
  grove: drawSand,
  marsh: drawMarsh,
};

const plants: Record<ShoreScenePlan["plants"], (plan: ShoreScenePlan) => string> = {
  spruce: drawSpruces,
  "dune-grass": drawTufts,
  "live-oak": (plan) =>
    drawLiveOak({
      x: 110 + span(plan, 5, 50),
      y: 284,
      scale: round(0.95 + (plan.randoms[6] ?? 0) * 0.35),
    }),
  palm: (plan) =>
    drawPalm({ x: 70 + span(plan, 5, 40), y: 284, scale: 1.5 }) +
    drawPalm({ x: 150 + span(plan, 6, 60), y: 286, scale: 1.1, isFlipped: true }) +
    ((plan.randoms[7] ?? 0) < 0.6
      ? drawPalm({ x: 610 + span(plan, 8, 120), y: 290, scale: 0.9 })
      : ""),
};

/** A whole number from 0 up to `width`, by one of the plan's random numbers. */
function span(plan: ShoreScenePlan, index: number, width: number): number {
  return Math.round((plan.randoms[index] ?? 0) * width);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function drawSand(plan: ShoreScenePlan): string {
  const crest = 214 + span(plan, 2, 16);
  return `<path class="land" d="M0 ${crest}q120-26 260 8q140 34 280 34t260 34V320H0z"/><path class="shade" d="M0 ${crest + 34}q160-20 330 22q160 36 470 34v30H0z"/>`;
}

function drawLedge(plan: ShoreScenePlan): string {
  const step = span(plan, 2, 14);
  return `<path class="rock" d="M0 ${200 + step}l60-14 70 6 50-12 80 ${18 - step} 60-4 40 26 50 12 30 34 40 20v40H0z"/><path class="gleam" d="M180 ${192 + step}l30 34 60-8 40 34 50 2 40 40H60l40-60z"/>`;
}

function drawMarsh(plan: ShoreScenePlan): string {
  return `<path class="marsh" d="M0 216q200-22 420-4q60 10-40 26t60 26q160 20 360 14v42H0z"/><path class="reeds" d="${blades(0, 250, 24, span(plan, 3, 10))}M0 244h300l20 30H0z${blades(520, 290, 20, 4)}"/>`;
}

/** The near path that a cart rides on. */
function drawPath(plan: ShoreScenePlan): string {
  // Clear of dark rock.
  const cartX = plan.motif === "lighthouse" || plan.motif === "ledges" ? 470 : 350;
  const cart = drawRidingCart({ x: cartX + span(plan, 4, 110), y: 285, scale: 1.9 });
  return `<path class="path" d="M0 282q260-14 470 2t330 4v32H0z"/>${cart}`;
}

function drawBoardwalk(plan: ShoreScenePlan): string {
  const posts = "v34m48-34".repeat(17);
  const cart = drawRidingCart({ x: 340 + span(plan, 4, 160), y: 292, scale: 1.9 });
  return `<path class="timber" d="M12 244${posts}M0 244H800M0 260H800"/><path class="land" d="M0 276H800v44H0z"/><path class="planks" d="M0 277H800M0 290H800M0 305H800"/>${cart}`;
}

function drawPier({ horizonY }: ShoreScenePlan): string {
  const deckY = horizonY + 14;
  return `<path class="timber stout" d="M250 ${deckY}${"v40m24-40".repeat(13)}M160 ${deckY - 1}H566"/><path class="roof" d="M500 ${deckY - 4}v-22h44v22zM494 ${deckY - 24}l28-18 28 18z"/>`;
}

function drawFence(): string {
  return `<path class="fence" d="M120 206${"v22m14-21".repeat(15)}"/>`;
}

function drawSpruces(plan: ShoreScenePlan): string {
  const trees = [0, 1, 2, 3, 4].map((index) => {
    const x = 18 + index * 44 + span(plan, index + 5, 20);
    return spruce(x, 286, 80 + span(plan, index + 6, 60));
  });
  return `<path class="leaf" d="${trees.join("")}"/>`;
}

function spruce(x: number, y: number, height: number): string {
  const unit = (share: number) => Math.round(share * height);
  const [a, b, c] = [unit(0.13), unit(0.07), unit(0.25)];
  return `M${x} ${y - height}l${a} ${c}h-${b}l${a} ${c}h-${b}l${a + b} ${unit(0.35)}h-${2 * (3 * a - b)}l${a + b}-${unit(0.35)}h-${b}l${a}-${c}h-${b}z`;
}

function drawTufts(plan: ShoreScenePlan): string {
  const tufts = [16, 58, 112, 170, 226, 590, 660, 730].map((x, index) => {
    const y = 284 + span(plan, index, 22);
    return `M${x + span(plan, index + 2, 34)} ${y}q-2-18-12-28m12 28q1-22 4-34m-4 34q4-16 16-24`;
  });
  return `<path class="grass" d="${tufts.join("")}"/>`;
}

function blades(x: number, y: number, count: number, lean: number): string {
  const blade = Array.from(
    { length: count },
    (_, index) =>
      `l${4 + (index % 3)}-${14 + ((index * 7 + lean) % 13)} 5 ${14 + ((index * 7 + lean) % 13)}`,
  );
  return `M${x} ${y}${blade.join("")}z`;
}
