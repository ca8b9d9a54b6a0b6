import type { FrontStyle } from "#carts/specification/specification.ts";
import type { FrontDesign } from "./front-design.ts";
import { cityFace, roverFace } from "#carts/body/front-designs/denago.ts";
import { maxFace, rangerFace } from "#carts/body/front-designs/evolution-off-road.ts";
import {
  carrierFace,
  classicFace,
  utilityFace,
} from "#carts/body/front-designs/evolution-town-and-work.ts";

export const frontDesigns: Record<FrontStyle, FrontDesign> = {
  city: cityFace,
  rover: roverFace,
  ranger: rangerFace,
  classic: classicFace,
  carrier: carrierFace,
  utility: utilityFace,
  max: maxFace,
};
