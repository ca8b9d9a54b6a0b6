import { drawCaller } from "./people.ts";
import { deliveryScenePlan, drawAtHome } from "./delivery.ts";
import { spotAt } from "./delivery-view.ts";
import { place } from "./parts.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";

/** A cart at home that needs help: its owner calls us from the driveway. */
export const homeCallScenePlan: ShoreScenePlan = {
  ...deliveryScenePlan,
  id: "home-call",
  motif: "home-call",
};

const ownerScale = 1.75;

/** From the sea to the driveway that the cart stands on. */
export function drawHomeCall(): string {
  const owner = spotAt([-1.15, 0, 8.4]);
  return drawAtHome(
    [
      place(owner, '<ellipse class="cast" cx="-30" rx="92" ry="10"/>'),
      drawCaller({ ...owner, scale: ownerScale }),
    ].join(""),
  );
}
