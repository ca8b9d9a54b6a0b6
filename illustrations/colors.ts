/** Tokens of app.css: a picture that is a file does not see the page's; a test holds them together. */
const light = {
  text: "#0e1b2a",
  quiet: "#43566b",
  page: "#ffffff",
  raised: "#f3f8f9",
  tinted: "#f7f1e6",
  line: "#d5e0e5",
  field: "#6f8393",
  brand: "#0b4f6c",
  sea: "#13748f",
  act: "#c63d22",
  good: "#2f6b4f",
  water: "#c9e3ee",
  land: "#f5ecda",
};

export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  text: "#d7e3ea",
  quiet: "#9db2c3",
  page: "#0b1622",
  raised: "#13273a",
  tinted: "#1a3045",
  line: "#274056",
  field: "#7f97aa",
  brand: "#7cc4db",
  sea: "#5fb3cd",
  act: "#ff8a6b",
  good: "#7fc8a2",
  water: "#0b2d44",
  land: "#26363f",
};

/** The site's colors by day and by night, by their names in app.css. */
export const colorSchemes = { light, dark };

/** The rules that give a picture these colors in the visitor's own scheme. */
export function declareColors(names: readonly ColorName[]): string {
  const declare = (colors: Record<ColorName, string>) =>
    `:root{${names.map((name) => `--${name}:${colors[name]}`).join(";")}}`;
  return `${declare(light)}@media(prefers-color-scheme:dark){${declare(dark)}}`;
}
