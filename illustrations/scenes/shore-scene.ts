import { shoreFrame, wheelContactShare } from "#domain/geography/shore-frame.ts";
import { drawBackground } from "./background.ts";
import { drawForeground, drawNearGround } from "./near-ground.ts";
import { drawMotif } from "./motifs.ts";
import { extra, shape } from "./parts.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { styleScene } from "./scene-style.ts";

const { width, height, cart } = shoreFrame;
const cartMiddle = cart.left + cart.width / 2;
const wheelsY = cart.top + cart.height * wheelContactShare;
/** No higher than the shop: `storefront` in `app.css` has it on a desk. */
const storefrontCartScale = 0.64;

/** The view from a place at sunset, in layers from the sky to the ground that a cart stands on. */
export function drawShoreScene(plan: ShoreScenePlan): string {
  const drawing = [
    drawGradients(plan),
    drawBackground(plan),
    drawMist(plan),
    drawMotif(plan),
    drawNearGround(plan),
    // The low light lies on everything, so that no house changes its color at the horizon.
    `<path class="warmth" d="M0 0H${width}V${height}H0z"/>`,
    plan.ground === "floor" ? "" : shape("near", `M0 480H${width}V${height}H0z`),
    extra(drawCartLight(plan) + drawForeground(plan)),
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMax slice"><style>${styleScene(plan, drawing)}</style>${drawing}</svg>`;
}

function drawGradients({ sky, horizonY }: ShoreScenePlan): string {
  const stop = (offset: string, color: string) =>
    `<stop offset="${offset}" stop-color="${color}"/>`;
  const fading = (id: string, color: string, opacity: number) =>
    `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
  // A style sets a color that is a variable: attributes cannot.
  const colored = (offset: string, color: string) =>
    `<stop offset="${offset}" style="stop-color:${color}"/>`;
  return [
    `<linearGradient id="s" x2="0" y2="1">${colored("0", "var(--top)")}${colored(".6", "var(--mid)")}${colored("1", "var(--low)")}</linearGradient>`,
    `<linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${horizonY}" y2="490">${colored("0", "color-mix(in oklab,var(--low) 60%,var(--water))")}${colored(".45", "color-mix(in oklab,var(--mid) 22%,var(--water))")}${colored("1", "var(--water)")}</linearGradient>`,
    sky.sun
      ? `<radialGradient id="g">${stop("0", "#fff1cf")}<stop offset="1" stop-color="#ffd79a" stop-opacity="0"/></radialGradient>`
      : "",
    `<linearGradient id="n" x2="0" y2="1"><stop stop-color="#231c2e" stop-opacity="0"/><stop offset="1" stop-color="#231c2e" stop-opacity=".24"/></linearGradient>`,
    `<linearGradient id="m" x2="0" y2="1"><stop style="stop-color:var(--low)" stop-opacity="0"/><stop offset=".6" style="stop-color:var(--low)" stop-opacity=".6"/><stop offset="1" style="stop-color:var(--low)" stop-opacity="0"/></linearGradient>`,
    fading("c", "#1a1420", 0.34),
    fading("p", "#ffe3ab", 0.7),
  ].join("");
}

/** The haze of the far distance, over the horizon. */
function drawMist({ ground, horizonY }: ShoreScenePlan): string {
  return ground === "floor" ? "" : shape("mist", `M0 ${horizonY - 46}h${width}v76H0z`);
}

/** The cart's shadow, to the left as in its own picture, and at dusk, outdoors, the light of its lamps on the ground. */
function drawCartLight({ ground, motif }: ShoreScenePlan): string {
  const size = motif === "storefront" ? storefrontCartScale : 1;
  const shift = -45 * size;
  const lampX = cartMiddle - (cart.width / 2 - 70) * size;
  const ellipse = (className: string, x: number, y: number, reach: number, rise: number) =>
    `<ellipse class="${className}" cx="${Math.round(x)}" cy="${y}" rx="${Math.round(reach * size)}" ry="${Math.round(rise * size)}"/>`;
  return [
    ellipse("cast", cartMiddle + shift, wheelsY - Math.round(16 * size), 240, 17),
    ground === "floor"
      ? ""
      : `<g class="night">${ellipse("pool", lampX, wheelsY + 2, 210, 26)}</g>`,
  ].join("");
}
