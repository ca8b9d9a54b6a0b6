import type { ShoreScenePlan, ShoreSky } from "./scene-plan.ts";
import { declareColors } from "#illustrations/colors.ts";
import { drawForeground } from "./foreground.ts";

const colorNames = [
  "text",
  "quiet",
  "page",
  "raised",
  "line",
  "field",
  "brand",
  "sea",
  "good",
  "water",
  "land",
] as const;

/** By night leaves, bark and rock are silhouettes, and what is painted white still shows. */
const sceneStyle = [
  declareColors(colorNames),
  ".water{fill:var(--water)}",
  ".far{fill:var(--sea);fill-opacity:.4}",
  ".deep{fill:var(--sea);fill-opacity:.35}",
  ".wave{fill:var(--sea);fill-opacity:.25}",
  ".glint{stroke:var(--page);stroke-opacity:.4;stroke-width:2;stroke-linecap:round}",
  ".sun{fill:var(--page)}",
  ".cloud{fill:var(--page);fill-opacity:.8}",
  ".gull{fill:none;stroke:var(--text);stroke-opacity:.6;stroke-width:1.5}",
  ".land{fill:var(--land)}",
  ".shade{fill:var(--text);fill-opacity:.05}",
  ".rock{fill:var(--quiet)}",
  ".gleam{fill:var(--page);fill-opacity:.15}",
  ".marsh{fill:var(--good);fill-opacity:.45}",
  ".reeds{fill:var(--good);fill-opacity:.6}",
  ".path{fill:var(--land);stroke:var(--text);stroke-opacity:.15;stroke-width:2}",
  ".planks{stroke:var(--text);stroke-opacity:.2;stroke-width:2}",
  ".timber{fill:none;stroke:var(--quiet);stroke-width:3}",
  ".stout{stroke-width:5}",
  ".fence{fill:none;stroke:var(--quiet);stroke-opacity:.6;stroke-width:4}",
  ".roof{fill:var(--brand)}",
  ".pale{fill:var(--page)}",
  ".iron{fill:var(--text);fill-opacity:.7}",
  ".pane{fill:var(--sea);fill-opacity:.7}",
  ".mast{fill:none;stroke:var(--text);stroke-opacity:.7}",
  ".leaf{fill:var(--good)}",
  ".grass{fill:none;stroke:var(--good);stroke-width:2.5;stroke-linecap:round}",
  ".moss{fill:none;stroke:var(--good);stroke-opacity:.6;stroke-width:3}",
  ".cart{fill:none;stroke:var(--text);stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}",
  ".cart circle{fill:var(--page)}",
  // Solid mixes: between two colors that let the ground through, a gradient turns gray on its way.
  ".clear-top{stop-color:color-mix(in oklab,var(--sea) 26%,var(--water))}",
  ".clear-low{stop-color:var(--raised)}",
  ".hazy-top,.deep-low{stop-color:var(--water)}",
  ".hazy-low,.warm-low{stop-color:var(--land)}",
  ".deep-top{stop-color:color-mix(in oklab,var(--brand) 26%,var(--water))}",
  ".warm-top{stop-color:color-mix(in oklab,var(--sea) 16%,var(--water))}",
  "@media(prefers-color-scheme:dark){",
  ".glint{stroke:var(--text);stroke-opacity:.2}",
  ".sun{fill:var(--text)}",
  ".cloud{fill:var(--quiet);fill-opacity:.25}",
  ".rock,.leaf,.reeds{fill:var(--line);fill-opacity:1}",
  ".marsh{fill:var(--line);fill-opacity:.8}",
  ".timber{stroke:var(--field)}",
  ".pale{fill:var(--quiet)}",
  ".iron{fill:var(--field);fill-opacity:1}",
  ".grass,.moss{stroke:var(--line);stroke-opacity:1}",
  "}",
].join("");

/** The view out to sea from a place, in layers: sky, sea, the far shore, the near one. */
export function drawShoreScene(plan: ShoreScenePlan): string {
  const { sky, horizonY, side } = plan;
  const drawing = [
    '<path class="water" d="M0 0H800V320H0z"/>',
    drawSky(sky, horizonY),
    plan.hasHeadland ? drawHeadland(horizonY, side === "right") : "",
    `<path class="deep" d="M0 ${horizonY}H800V320H0z"/>`,
    `<path class="wave" d="M0 ${horizonY + 44}q100-14 200 0t200 0 200 0 200 0V320H0z"/>`,
    `<path class="glint" d="M${plan.glintX} ${horizonY + 18}h90m-30 16h130m-180 18h64"/>`,
    drawForeground(plan),
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 320" preserveAspectRatio="xMidYMax slice"><style>${sceneStyle}</style>${drawing}</svg>`;
}

function drawSky({ tone, sun, clouds, gulls }: ShoreSky, horizonY: number): string {
  return [
    `<linearGradient id="s" x2="0" y2="1"><stop class="${tone}-top"/><stop offset="1" class="${tone}-low"/></linearGradient>`,
    `<path d="M0 0H800V${horizonY}H0z" fill="url(#s)"/>`,
    sun
      ? `<g class="sun"><circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius * 2}" opacity=".3"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}"/></g>`
      : "",
    `<path class="cloud" d="${clouds.map(cloudPath).join("")}"/>`,
    `<path class="gull" d="${gulls.map(({ x, y }) => `M${x} ${y}q5-6 9 0q5-6 9 0`).join("")}"/>`,
  ].join("");
}

/** Flat below, three heaps above. */
function cloudPath({ x, y, width }: { x: number; y: number; width: number }): string {
  const [a, b] = [Math.round(width * 0.28), Math.round(width * 0.44)];
  const heap = Math.round(width * 0.2);
  return `M${x} ${y}q4-${heap} ${a}-${Math.round(heap * 0.7)}q${Math.round(b / 2)}-${heap} ${b} 0q${Math.round(a * 0.8)}-6 ${width - a - b} ${Math.round(heap * 0.7)}z`;
}

function drawHeadland(y: number, isLeft: boolean): string {
  const mirror = isLeft ? "" : ' transform="matrix(-1 0 0 1 800 0)"';
  return `<path class="far" d="M0 ${y}v-26q60-16 110-8q40 4 70 18q50 4 90 16z"${mirror}/>`;
}
