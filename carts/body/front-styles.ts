import type { FrontStyle } from "#carts/specification.ts";
import type { FaceDesign } from "./front-style.ts";
import { cityFace, roverFace } from "./front-styles/denago.ts";
import { maxFace, rangerFace } from "./front-styles/evolution-off-road.ts";
import { carrierFace, classicFace, utilityFace } from "./front-styles/evolution-town-and-work.ts";

export const faceDesigns: Record<FrontStyle, FaceDesign> = {
  city: cityFace,
  rover: roverFace,
  ranger: rangerFace,
  classic: classicFace,
  carrier: carrierFace,
  utility: utilityFace,
  max: maxFace,
};
