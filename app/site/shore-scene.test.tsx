import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { ShoreScene } from "./shore-scene.tsx";

const sceneUrl = "/assets/scenes/maine/camden-golf-carts-deadbeef.svg";

test("a cart's picture lies where its scene was drawn for it", () => {
  const markup = renderToStaticMarkup(
    <ShoreScene sceneUrl={sceneUrl} cartId="denago-ev-city" heading="Camden">
      Camden
    </ShoreScene>,
  );
  expect(markup).toContain('class="scene-cart"');
  const styles = readFileSync("app/app.css", "utf8");
  const rule = /@utility scene-cart \{([^}]+)/.exec(styles)?.[1] ?? "";
  const { width, height, cart } = shoreFrame;
  const percent = (share: number) => `${Number((share * 100).toFixed(4))}%`;
  expect(rule).toContain(`right: ${percent((width - cart.left - cart.width) / width)};`);
  expect(rule).toContain(`bottom: ${percent((height - cart.top - cart.height) / height)};`);
  expect(rule).toContain(`width: ${percent(cart.width / width)};`);
  expect(markup).toContain(`width="${1.5 * cart.width}" height="${1.5 * cart.height}"`);
});

test("a scene without a cart for sale is the scene alone", () => {
  const markup = renderToStaticMarkup(
    <ShoreScene sceneUrl={sceneUrl} cartId={undefined} heading="Camden">
      Camden
    </ShoreScene>,
  );
  expect(markup.match(/<img/g)).toHaveLength(1);
});
