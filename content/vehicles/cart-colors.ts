import type { CartPalette } from "#domain/catalogue/cart-colors.ts";

/** Colors a visitor can try on a cart. They illustrate; the dealership confirms what can be ordered. */
export const cartPalette = {
  body: [
    { id: "harbor-blue", name: "Harbor Blue", swatch: "#17558a", material: "#0b4470" },
    { id: "deep-navy", name: "Deep Navy", swatch: "#133356", material: "#082443" },
    { id: "sea-glass", name: "Sea Glass", swatch: "#5ea5b0", material: "#4d8c97" },
    { id: "dune-white", name: "Dune White", swatch: "#efece2", material: "#cdc8ba" },
    { id: "pearl-white", name: "Pearl White", swatch: "#eceff0", material: "#c8cdd0" },
    { id: "silver-mist", name: "Silver Mist", swatch: "#a0a8ae", material: "#858d92" },
    { id: "graphite", name: "Graphite", swatch: "#2f363b", material: "#23272a" },
    { id: "marsh-green", name: "Marsh Green", swatch: "#4a5b20", material: "#3c4a1f" },
    { id: "pine-green", name: "Pine Green", swatch: "#1a4a3c", material: "#133a2e" },
    { id: "lighthouse-red", name: "Lighthouse Red", swatch: "#8c131b", material: "#74090f" },
    { id: "cranberry", name: "Cranberry", swatch: "#641430", material: "#4f0a1e" },
    { id: "sunset-orange", name: "Sunset Orange", swatch: "#bd5217", material: "#a3410d" },
  ],
  seat: [
    { id: "sand", name: "Sand", swatch: "#d9c6a4", material: "#bfa988" },
    { id: "pearl", name: "Pearl", swatch: "#e9e3d6", material: "#d2cbbd" },
    { id: "driftwood", name: "Driftwood", swatch: "#a9815c", material: "#8b6644" },
    { id: "saddle", name: "Saddle Brown", swatch: "#a3623f", material: "#7e4126" },
    { id: "slate", name: "Slate", swatch: "#6b7176", material: "#43484c" },
    { id: "charcoal", name: "Charcoal", swatch: "#45484b", material: "#2b2d2f" },
    { id: "crimson", name: "Crimson", swatch: "#a32b25", material: "#861812" },
  ],
  roof: [
    { id: "black", name: "Black", swatch: "#26282b", material: "#101113" },
    { id: "dune", name: "Dune", swatch: "#e8e4d8", material: "#c4bfb0" },
    { id: "silver", name: "Silver", swatch: "#c9cfd2", material: "#9aa1a5" },
  ],
} as const satisfies CartPalette;

export type BodyColor = (typeof cartPalette.body)[number]["id"];
export type SeatColor = (typeof cartPalette.seat)[number]["id"];
export type RoofColor = (typeof cartPalette.roof)[number]["id"];

/** Offered beside a cart's own color on its picture, the first two that are not its own. */
export const shownBodyColors: readonly BodyColor[] = [
  "pearl-white",
  "lighthouse-red",
  "harbor-blue",
];
