import type { ShoreScenePlan } from "./scene-plan.ts";
import type { ShoreSky } from "./sky-plan.ts";

/** The last light of a day: what every surface looks like in it, and at dusk, in dark mode. */
const surfaces = {
  sand: ["#efdfc0", "#3c465b"],
  shade: ["#d8c39c", "#2f384c"],
  grass: ["#9aa766", "#2d4248"],
  leaf: ["#64804e", "#1e343b"],
  deep: ["#48653f", "#172930"],
  rock: ["#b3a69b", "#3a4353"],
  crag: ["#8f837c", "#2a3241"],
  wall: ["#fff8ec", "#667085"],
  dim: ["#dccfc2", "#485167"],
  roof: ["#5f6b79", "#232b3a"],
  warm: ["#b0614a", "#45333d"],
  shingle: ["#b5a797", "#4c505d"],
  pane: ["#567a8d", "#ffd58a"],
  wood: ["#bb9670", "#4c4750"],
  beam: ["#8b6c50", "#353340"],
  road: ["#b5afaa", "#2e3545"],
  line: ["#f8f1e2", "#6b7386"],
  foam: ["#ffffff", "#7f95aa"],
  ink: ["#35414f", "#0c1520"],
  red: ["#c9573f", "#713c41"],
  rose: ["#d9798b", "#6a4459"],
  water: ["#4f95ab", "#17344a"],
} as const;
const dayThenDusk = [0, 1] as const;

/** Top, middle and low color of the sky, by day's end and at dusk, and the color of the low sun. */
const skies: Record<ShoreSky["tone"], readonly [readonly string[], readonly string[]]> = {
  gold: [
    ["#7db0ce", "#f3e0bc", "#fbc684"],
    ["#0b192d", "#38456a", "#c08463"],
  ],
  coral: [
    ["#84afcd", "#f5d3bb", "#f7a383"],
    ["#0e1930", "#4a4569", "#c4705f"],
  ],
  clear: [
    ["#6cb2d6", "#cde6ea", "#fdeac8"],
    ["#0a1c31", "#285070", "#ab9070"],
  ],
  rose: [
    ["#8ab8d8", "#f3d7d3", "#c3cfdf"],
    ["#0f1a33", "#463f66", "#33466a"],
  ],
  lilac: [
    ["#93b0d6", "#dccbdf", "#f6d2c2"],
    ["#10172f", "#413f70", "#77628c"],
  ],
};

const wallTints: readonly (readonly [string, string])[] = [
  ["#cfe3e4", "#52637a"],
  ["#f6d3bf", "#675d70"],
  ["#f3e2a9", "#69685f"],
  ["#d5dfc6", "#55665f"],
];

const flowers: Record<ShoreScenePlan["season"], readonly [string, string]> = {
  spring: ["#a9b86a", "#31474a"],
  summer: ["#93a662", "#2b4147"],
  fall: ["#c9a660", "#4b4749"],
  winter: ["#b3ad78", "#3b4449"],
};

/** What lies in the light has a fill; a line, as foam and roses are, has its own rule. */
const rules = [
  ...Object.keys(surfaces)
    .filter((name) => name !== "foam" && name !== "rose")
    .map((name) => `.${name}{fill:var(--${name})}`),
  ...wallTints.map((_, index) => `.t${index}{fill:var(--t${index})}`),
  ".lawn{fill:color-mix(in oklab,var(--leaf) 45%,var(--grass))}",
  ".brick{fill:color-mix(in oklab,var(--warm) 97%,var(--ink))}",
  ".far{fill:color-mix(in oklab,var(--deep) 42%,var(--low))}",
  ".haze{fill:color-mix(in oklab,var(--deep) 20%,var(--low))}",
  ".cloud{fill:color-mix(in oklab,var(--low) 55%,#fff);fill-opacity:.72}",
  ".under{fill:color-mix(in oklab,var(--top) 55%,var(--low));fill-opacity:.45}",
  ".sun{fill:#fff6df}",
  ".glow{fill:url(#g)}",
  ".glint{stroke:#fff3d6;stroke-opacity:.75;stroke-width:3;stroke-linecap:round}",
  ".wave{stroke:var(--foam);stroke-opacity:.3;stroke-width:2.5;stroke-linecap:round;fill:none}",
  ".surf{stroke:var(--foam);stroke-opacity:.9;stroke-width:10;fill:none;stroke-linecap:round}",
  ".bird{fill:none;stroke:var(--ink);stroke-width:2.2;stroke-linecap:round;stroke-opacity:.7}",
  ".trim{fill:none;stroke:var(--wall);stroke-width:3}",
  ".rail{fill:none;stroke:var(--line);stroke-width:4}",
  ".pile{fill:none;stroke:var(--beam);stroke-width:5}",
  ".mast{fill:none;stroke:var(--ink);stroke-width:2.2}",
  ".wire{fill:none;stroke:var(--ink);stroke-width:2.4;stroke-opacity:.75}",
  ".cabin{stroke:var(--red);stroke-width:11;stroke-linecap:round}",
  ".trunk{fill:none;stroke:var(--beam);stroke-width:9;stroke-linecap:round}",
  ".moss{fill:none;stroke:var(--grass);stroke-width:5;stroke-linecap:round;stroke-opacity:.8}",
  ".blade{fill:none;stroke:var(--grass);stroke-width:4;stroke-linecap:round}",
  ".stalk{fill:none;stroke:var(--leaf);stroke-width:3;stroke-linecap:round}",
  ".bloom{stroke:var(--rose);stroke-width:10;stroke-linecap:round}",
  ".ear{fill:none;stroke:var(--shade);stroke-width:8;stroke-linecap:round}",
  ".seam{fill:none;stroke:var(--beam);stroke-opacity:.5;stroke-width:2.5}",
  ".joint{fill:none;stroke:var(--line);stroke-opacity:.18;stroke-width:1.1}",
  ".mark{fill:none;stroke:var(--line);stroke-opacity:.85;stroke-width:6}",
  ".ghost{fill:var(--ink);fill-opacity:.5}",
  ".glass{fill:#fff;fill-opacity:.16}",
  ".sign{fill:none;stroke:var(--line);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}",
  ".board{fill:#0b4f6c}",
  ".stroke{fill:none;stroke-linecap:round;stroke-linejoin:round}",
  ".shady{fill:none;stroke:#141a33;stroke-linejoin:round;stroke-opacity:.2}",
  ".tone{fill:#141a33;fill-opacity:.2}",
  ".face{stroke:#2b2430;stroke-width:2.2;stroke-linecap:round}",
  ".smile{fill:none;stroke:#2b2430;stroke-opacity:.7;stroke-width:1.2;stroke-linecap:round}",
  ".gleam{fill:none;stroke:#fff;stroke-opacity:.45;stroke-width:2;stroke-linecap:round}",
  ".shadow{fill:#231c2e;fill-opacity:.2}",
  ".near{fill:url(#n)}",
  ".mist{fill:url(#m)}",
  ".cast{fill:url(#c)}",
  ".warmth{fill:var(--low);fill-opacity:.16}",
  // Only at dusk.
  ".night{display:none}",
].join("");
const duskRules =
  ".night{display:inline}.star{fill:#fff;fill-opacity:.7}.lamp{fill:#ffe2a8}.pool{fill:url(#p)}.ray{fill:#ffe9bd;fill-opacity:.1}.sun{fill:#ffcf9d;fill-opacity:.9}.glow{fill-opacity:.32}.cloud{fill:color-mix(in oklab,var(--low) 55%,var(--top));fill-opacity:.6}.under{fill-opacity:.3}.glint{stroke:#ffcf9a;stroke-opacity:.5}.surf{stroke-opacity:.6}";

/**
 * A phone's frame is about as high as wide and shows the right end of the drawing, where a smaller cart
 * stands at the edge: one thing is moved to its left, the land follows, and the rest is left out.
 */
const phoneRules =
  "@media(max-aspect-ratio:2.4){.extra{display:none}.wide{translate:260px}.focal{transform:var(--t)}}";
/** The narrower a phone's frame, the farther to the right is what stands left of its cart. */
const outdoorRules = [
  [1.09, 42],
  [0.99, 86],
  [0.88, 124],
]
  .map(([ratio, shift]) => `@media(max-aspect-ratio:${ratio}){.focal{translate:${shift}px}}`)
  .join("");
/** The workshop and the team stand at one spot less. */
const indoorRules = "@media(max-aspect-ratio:.93){.focal{translate:76px}}";

/** A picture that is a file knows the visitor's scheme, not the page's colors; of the rules and the colors it has those its drawing uses. */
export function styleScene({ sky, season, ground }: ShoreScenePlan, drawing: string): string {
  const used = new Set(
    Array.from(drawing.matchAll(/class="([^"]+)"/g), ([, list = ""]) => list.split(" ")).flat(),
  );
  const listUsed = (list: string) =>
    Array.from(list.matchAll(/\.(\w+)\{[^}]*\}/g))
      .filter(([, name = ""]) => used.has(name))
      .map(([rule]) => rule)
      .join("");
  const [usedRules, usedDuskRules] = [listUsed(rules), listUsed(duskRules)];
  const [day, dusk] = dayThenDusk.map((at) => {
    const [top = "", middle = "", low = ""] = skies[sky.tone][at];
    const colors = [
      ...Object.entries({ ...surfaces, grass: flowers[season] }),
      ...wallTints.map((tint, index) => [`t${index}`, tint] as const),
    ]
      .filter(([name]) => `${usedRules}${drawing}`.includes(`var(--${name})`))
      .map(([name, shades]) => `;--${name}:${shades[at]}`);
    return `:root{--top:${top};--mid:${middle};--low:${low}${colors.join("")}}`;
  });
  return `${day}${usedRules}@media(prefers-color-scheme:dark){${dusk}${usedDuskRules}}${phoneRules}${ground === "floor" ? indoorRules : outdoorRules}`;
}

/** The names that a drawing may use as classes. */
export const sceneClassNames: readonly string[] = Array.from(
  `${rules}${duskRules}${phoneRules}`.matchAll(/\.([a-z]\w*)/g),
  ([, name = ""]) => name,
);
