/**
 * The strong colors of our people and their shop, the same as in public/pictures/shop.svg. At dusk they
 * are as much darker as what is round them.
 */
const colors = {
  navy: "#0b4f6c",
  sea: "#13748f",
  sun: "#f2b84b",
  coral: "#c63d22",
  denim: "#35506b",
  night: "#1c2635",
  paper: "#f7fafb",
  cream: "#f5ecda",
  steel: "#8496a5",
  oak: "#b98a58",
  dark: "#8a5a3c",
  tan: "#b57c55",
  fair: "#e3b08c",
  black: "#2b2430",
  brown: "#7a4424",
} as const;

export type BoldColor = keyof typeof colors;

/** What `glaze` needs once. */
export const glazingRules =
  "<style>:root{--glazing:#c3e1e8}@media(prefers-color-scheme:dark){:root{--glazing:#c9a468}}</style>";

/** The rules that a drawing with these colors needs once. */
export const boldColorRules = `${glazingRules}<style>:root{--lit:100%}@media(prefers-color-scheme:dark){:root{--lit:52%}}:root{${Object.entries(
  colors,
)
  .map(([name, color]) => `--b-${name}:color-mix(in oklab,${color} var(--lit),#0c1a2c)`)
  .join(";")}}</style>`;

/** A surface in one of them. */
export function fill(color: BoldColor, d: string): string {
  return `<path fill="var(--b-${color})" d="${d}"/>`;
}

/** The side of a surface that is away from the light, over its color. */
export function tone(d: string): string {
  return `<path class="tone" d="${d}"/>`;
}

/** A window: by day as pale as the sky in it, at dusk with the lamps on behind it. */
export function glaze(d: string): string {
  return `<path fill="var(--glazing)" d="${d}"/>`;
}

/** A line in one of them, with round ends. */
export function stroke(color: BoldColor, thickness: number, d: string): string {
  return `<path class="stroke" stroke="var(--b-${color})" stroke-width="${thickness}" d="${d}"/>`;
}
