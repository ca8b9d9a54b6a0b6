import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { drawGambrelHouse, drawSaltbox, drawSteppedGable } from "./colonial-houses.ts";
import { drawComingBoat, drawDrawbridge } from "./drawbridge.ts";
import { nearGroundTop } from "./near-edge.ts";
import { extra, focal, shape, span, wide } from "./parts.ts";
import { drawElm, drawTree } from "./plants.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";

const { width } = shoreFrame;

/** From the horizon down: the street across the canal, and its quay's foot in the water. */
const banks = { street: 20, quay: 66 } as const;
const gableX = 432;
/** Its left pier is beside the stepped gable. */
const bridgeX = gableX + 188;
/** On the open water beside the channel, so that nothing of it is before the bridge. */
const boatX = bridgeX + 172;
/** A phone shows the stepped gable and the bridge: their middle, and as large as both have room. */
const phone = { x: gableX + 128, scale: 0.72 } as const;

/** In a phone's narrowest frame the gable is whole. */
const narrowRule = "<style>@media(max-aspect-ratio:.99){#row{translate:44px}}</style>";

/** Across a canal a street of old houses; from it a channel leads to us under a drawbridge, a boat before it. */
export function drawCanal(plan: ShoreScenePlan): string {
  const [street, quay] = [plan.horizonY + banks.street, plan.horizonY + banks.quay];
  return [
    narrowRule,
    wide(`<path d="M0 ${street + 30}h${width}V${nearGroundTop}H0z" fill="url(#w)"/>`),
    focal(
      { x: phone.x, y: quay, scale: phone.scale },
      [
        '<g id="row">',
        extra(
          drawTree({ x: 254 + span(plan, 2, 4), y: street, scale: 1 }) +
            drawElm({ x: 1470, y: street }) +
            drawGambrelHouse({ x: 116, y: street, scale: 0.88 }) +
            drawSaltbox({ x: 916, y: street, scale: 0.88 }),
        ),
        drawSteppedGable({ x: gableX, y: street, scale: 0.92 }),
        drawDrawbridge({ x: bridgeX, y: street }),
        shape("wave", `M-300 ${quay + 14}h90m70-6h50m230 14h120m360-12h60m60 8h110m260-6h90`),
        extra(drawComingBoat({ x: boatX, y: street + 72, scale: 1.15 })),
        "</g>",
      ].join(""),
    ),
  ].join("");
}
