import { expect, test } from "vitest";
import { cartSpecifications } from "#carts/cart-models.ts";
import { cartPalette } from "#content/vehicles/cart-colors.ts";
import { readCartColors } from "#domain/catalogue/cart-colors.ts";
import { buildTurntableOffer } from "./turntable-offer.ts";

test("the turntable opens in each color that is on the picture of its cart", () => {
  for (const model of cartSpecifications) {
    const { href, colors } = buildTurntableOffer(model) ?? { href: "", colors: [] };
    expect(colors).toHaveLength(3);
    expect(colors[0]?.href).toBe(href);
    for (const { name, swatch, href: colorHref } of colors) {
      const { searchParams } = new URL(colorHref, "https://carts.example");
      const { body } = readCartColors(searchParams, cartPalette, model.colors);
      expect(cartPalette.body.find(({ id }) => id === body)).toMatchObject({ name, swatch });
    }
    expect(new Set(colors.map(({ name }) => name)).size).toBe(3);
  }
});

test("a cart that cannot be turned offers no turntable", () => {
  expect(buildTurntableOffer({ id: "somebody-elses-cart" })).toBeNull();
});
