import { DoubleSide, MeshPhysicalMaterial } from "three";
import type { MeshPhysicalMaterialParameters } from "three";
import { cartPalette } from "#content/vehicles/cart-colors.ts";
import { paletteColor } from "#domain/catalogue/cart-colors.ts";
import type { CartColorChoice } from "#domain/catalogue/cart-colors.ts";
import type { CartColors } from "#carts/specification/specification.ts";

/** Every material of a cart by its role; stills and turntable read the same table. */
const materialTable = {
  paint: {
    roughness: 0.42,
    specularIntensity: 0.5,
    clearcoat: 1,
    clearcoatRoughness: 0.025,
    side: DoubleSide,
  },
  gloss: {
    color: "#08090a",
    roughness: 0.12,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    side: DoubleSide,
  },
  plastic: { color: "#1c1d1f", roughness: 0.5, side: DoubleSide },
  // Little gloss: seen from low, a glossy lid is as white as the page behind it.
  roof: {
    roughness: 0.5,
    specularIntensity: 0.35,
    clearcoat: 0.12,
    clearcoatRoughness: 0.3,
    side: DoubleSide,
  },
  liner: { color: "#0a0a0b", roughness: 0.9, side: DoubleSide },
  rubber: { color: "#262628", roughness: 0.7, side: DoubleSide },
  lettering: { color: "#5a5c5e", roughness: 0.75 },
  frame: { color: "#111214", roughness: 0.36, clearcoat: 0.4, clearcoatRoughness: 0.3 },
  alloy: { color: "#b4b8bc", metalness: 1, roughness: 0.36, side: DoubleSide },
  darkMetal: {
    color: "#1b1d20",
    metalness: 0.6,
    roughness: 0.32,
    clearcoat: 0.8,
    clearcoatRoughness: 0.1,
    side: DoubleSide,
  },
  chrome: { color: "#f2f4f5", metalness: 1, roughness: 0.07 },
  steel: { color: "#5b5f63", metalness: 0.9, roughness: 0.42 },
  glass: {
    color: "#dfeaec",
    roughness: 0.03,
    transparent: true,
    opacity: 0.13,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    side: DoubleSide,
    depthWrite: false,
  },
  lens: {
    color: "#20262a",
    roughness: 0.03,
    transparent: true,
    opacity: 0.1,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    depthWrite: false,
  },
  seat: { roughness: 0.52, sheen: 0.25, sheenRoughness: 0.5 },
  seatTrim: { color: "#222326", roughness: 0.5, sheen: 0.25, sheenRoughness: 0.5 },
  piping: { roughness: 0.5 },
  belt: { color: "#54585c", roughness: 0.8, side: DoubleSide },
  matting: { color: "#17181a", roughness: 0.85 },
  light: { color: "#ffffff", emissive: "#f3f8ff", emissiveIntensity: 2.6, roughness: 0.3 },
  lamp: { color: "#eef3f6", roughness: 0.08, clearcoat: 1 },
  amber: {
    color: "#ff8a1c",
    emissive: "#ff7a00",
    emissiveIntensity: 0.35,
    roughness: 0.15,
    clearcoat: 1,
  },
  red: {
    color: "#b3060c",
    emissive: "#c00008",
    emissiveIntensity: 0.16,
    roughness: 0.12,
    clearcoat: 1,
    side: DoubleSide,
  },
  redLight: { color: "#ff2a2a", emissive: "#ff1a1a", emissiveIntensity: 1.6, roughness: 0.3 },
  screen: {
    color: "#050b12",
    emissive: "#0c2233",
    emissiveIntensity: 0.9,
    roughness: 0.08,
    clearcoat: 1,
  },
  screenInk: { color: "#39c6ff", emissive: "#39c6ff", emissiveIntensity: 0.9, roughness: 0.3 },
} as const satisfies Record<string, MeshPhysicalMaterialParameters>;

export type MaterialName = keyof typeof materialTable;
export type Materials = Record<MaterialName, MeshPhysicalMaterial>;

/** Which of the three chosen colors a material takes, if any. */
const colorRoles: Partial<Record<MaterialName, keyof CartColors>> = {
  paint: "body",
  roof: "roof",
  seat: "seat",
  piping: "seat",
};

/** Colors of the materials for chosen ids of the palette. */
export function materialColorsOf(choice: CartColorChoice): CartColors {
  return {
    body: paletteColor(cartPalette, "body", choice.body).material,
    seat: paletteColor(cartPalette, "seat", choice.seat).material,
    roof: paletteColor(cartPalette, "roof", choice.roof).material,
  };
}

export function makeMaterials(colors: CartColors): Materials {
  const entries = Object.entries(materialTable).map(([name, parameters]) => {
    const material = new MeshPhysicalMaterial(parameters);
    material.name = name;
    return [name, material] as const;
  });
  // Object.fromEntries forgets the names it was given.
  const materials = Object.fromEntries(entries) as Materials;
  paintMaterials(materials, colors);
  return materials;
}

export function paintMaterials(materials: Materials, colors: CartColors): void {
  for (const [name, role] of Object.entries(colorRoles)) {
    materials[name as MaterialName].color.set(colors[role]);
  }
}
