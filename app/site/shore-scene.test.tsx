import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { ShoreScene } from "./shore-scene.tsx";

const sceneUrl = "/assets/scenes/maine/camden-golf-carts-deadbeef.svg";

test("a cart's picture lies where its scene was drawn for it", () => {
  const markup = renderToStaticMarkup(
    <ShoreScene sceneUrl={sceneUrl} cartId="denago-ev-city">
      Camden
    </ShoreScene>,
  );
  const { width, height, cart } = shoreFrame;
  const percent = (share: number) => Number((share * 100).toFixed(4));
  expect(markup).toContain(`left-[${percent(cart.left / width)}%]`);
  expect(markup).toContain(`top-[${percent(cart.top / height)}%]`);
  expect(markup).toContain(`h-[${percent(cart.height / height)}%]`);
  expect(markup).toContain("w-2/5");
  expect(cart.width / width).toBe(2 / 5);
});

test("a scene without a cart for sale is the scene alone", () => {
  const markup = renderToStaticMarkup(
    <ShoreScene sceneUrl={sceneUrl} cartId={undefined}>
      Camden
    </ShoreScene>,
  );
  expect(markup.match(/<img/g)).toHaveLength(1);
});
