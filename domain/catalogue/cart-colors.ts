export type CartColorRole = "body" | "seat" | "roof";

export interface PaletteColor {
  /** Stands in the URL. */
  id: string;
  name: string;
  /** Color of the swatch, `#rrggbb`: how the paint looks in the studio's light. */
  swatch: string;
  /** Color of the material, `#rrggbb`: darker than the swatch, because the studio is bright. */
  material: string;
}

export type CartPalette = Record<CartColorRole, readonly PaletteColor[]>;
/** Ids of the chosen colors. */
export type CartColorChoice = Record<CartColorRole, string>;

export const cartColorRoles: readonly CartColorRole[] = ["body", "seat", "roof"];

/** The colors that a query names; the model's own for each that is missing or unknown. */
export function readCartColors(
  search: URLSearchParams,
  palette: CartPalette,
  fallback: CartColorChoice,
): CartColorChoice {
  const choice = { ...fallback };
  for (const role of cartColorRoles) {
    const id = search.get(role);
    if (id !== null && palette[role].some((color) => color.id === id)) choice[role] = id;
  }
  return choice;
}

/** The opposite of `readCartColors`: only what differs from the model's own colors, in a fixed order. */
export function writeCartColors(
  choice: CartColorChoice,
  fallback: CartColorChoice,
): URLSearchParams {
  const search = new URLSearchParams();
  for (const role of cartColorRoles) {
    if (choice[role] !== fallback[role]) search.set(role, choice[role]);
  }
  return search;
}

/** Words for an inquiry, such as "Harbor Blue body, Sand seats, Black roof". Throws on an unknown id. */
export function formatCartColors(choice: CartColorChoice, palette: CartPalette): string {
  const nouns: Record<CartColorRole, string> = { body: "body", seat: "seats", roof: "roof" };
  return cartColorRoles
    .map((role) => `${paletteColor(palette, role, choice[role]).name} ${nouns[role]}`)
    .join(", ");
}

/** Throws a RangeError when the palette has no such color. */
export function paletteColor(palette: CartPalette, role: CartColorRole, id: string): PaletteColor {
  const color = palette[role].find((entry) => entry.id === id);
  if (!color) throw new RangeError(`The palette has no ${role} color ${id}`);
  return color;
}
