import type { FrontStyle } from "../specification.ts";
import type { FaceDesign } from "./face-design.ts";
import { cityFace, roverFace } from "./faces/denago.ts";
import { maxFace, rangerFace } from "./faces/evolution-off-road.ts";
import { carrierFace, classicFace, utilityFace } from "./faces/evolution-town-and-work.ts";

export const faceDesigns: Record<FrontStyle, FaceDesign> = {
  city: cityFace,
  rover: roverFace,
  ranger: rangerFace,
  classic: classicFace,
  carrier: carrierFace,
  utility: utilityFace,
  max: maxFace,
};
