import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { boldColorRules, fill } from "./bold-colors.ts";
import { drawCottage } from "./cottage.ts";
import { drawTechnician } from "./crew.ts";
import { horizonY, pathOf, spotAt } from "./delivery-view.ts";
import { focal, place, shape, type Spot } from "./parts.ts";
import { drawTree } from "./plants.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { storefrontScenePlan } from "./shop.ts";
import { drawTrailer, drawTruck } from "./truck-and-trailer.ts";

const { width } = shoreFrame;

/** Home delivery: our truck in a driveway by the sea, its trailer's ramp down, the page's cart unloaded before it. */
export const deliveryScenePlan: ShoreScenePlan = {
  ...storefrontScenePlan,
  id: "delivery",
  motif: "delivery",
  ground: "driveway",
  horizonY,
  sky: {
    tone: "clear",
    clouds: [{ x: 820, y: 222, width: 280 }],
    gulls: [],
  },
};

/** A tile has the whole scene, as much smaller as its cart, whose wheels stay where they are. */
const phone = { x: 827, y: 590, scale: 0.9 } as const;

/** From the sea to the driveway that the cart stands on. */
export function drawDelivery(): string {
  const technician = spotAt([-0.4, 0, 9.2]);
  return drawAtHome(
    [
      drawTruck(),
      drawTrailer(),
      place(technician, '<ellipse class="cast" cx="-30" rx="90" ry="9"/>'),
      drawTechnician({ ...technician, scale: 1.56 }),
    ].join(""),
  );
}

/** A cottage by the sea, and in its driveway, beside the cart, what is drawn round `spotAt`. */
export function drawAtHome(inDriveway: string): string {
  return (
    boldColorRules +
    focal(
      phone,
      [
        drawShore(),
        drawTree({ x: 590, y: 424, scale: 1.5 }),
        drawCottage({ x: 1136, y: 438 }),
        drawDriveway(),
        drawMailbox({ x: 1396, y: 502 }),
        inDriveway,
      ].join(""),
    )
  );
}

/** The sea, a dune before it, and the lawn. */
function drawShore(): string {
  return [
    `<path d="M-400 ${horizonY}H2000v60H-400z" fill="url(#w)"/>`,
    shape("wave", `M480 ${horizonY + 9}h120M660 ${horizonY + 15}h70`),
    shape("sand", "M-400 396q700-26 960-14t1440 10v60H-400z"),
    shape("lawn", `M-400 410q800-18 2400 0V700H-400z`),
    shape("deep", "M-400 436V404q900-18 1090 0l10 32z"),
    shape("leaf", "M-400 412v-8q900-18 1090 0l2 8q-300-14-1092 0z"),
  ].join("");
}

/** Of crushed shells: past the house to the left of it, and in front as wide as the lawn. */
function drawDriveway(): string {
  const sides = pathOf([-0.7, 0, 12], [-0.7, 0, 24], [-3.9, 0, 24], [-4.4, 0, 9.4]);
  return (
    shape("line", `${sides}L-400 506V700H2000V502H1020Q880 502 ${sides.slice(1).split("L")[0]}z`) +
    shape("shade", `${sides}L-400 512V700H2000V508H1020Q872 508 ${sides.slice(1).split("L")[0]}z`) +
    shape("shadow", `M${width} 508H1060q-60 0-80 6h${width}z`)
  );
}

/** A mailbox on its post; its origin is the post's foot. */
function drawMailbox(spot: Spot): string {
  return place(
    spot,
    [
      shape("shadow", "M-4-2h10l-14 8h-40z"),
      shape("wall", "M-5 0v-92H5V0z"),
      shape("dim", "M-5 0v-92h4V0z"),
      fill("paper", "M-26-90v-22q0-16 16-16h24q14 0 14 16v22z"),
      fill("steel", "M-26-90v-22q0-16 14-16t14 16v22z"),
      fill("coral", "M8-104v-30h12v10h-7v20z"),
    ].join(""),
  );
}
