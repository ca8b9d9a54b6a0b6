import {
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  NeutralToneMapping,
  PCFShadowMap,
  Scene,
  WebGLRenderer,
} from "three";
import type { Mesh, Texture } from "three";
import type { CartLayout } from "#carts/specification/layout.ts";
import type { Materials } from "#carts/assembly/materials.ts";

/** Finer than a coarse screen, whose pixels are wider than the edges of tires and posts. */
const pixelRatio = 2;
/** How much of a material's gloss is kept, and how dull its varnish is at least. */
const varnishShare = 0.5;
const varnishRoughnessMin = 0.2;
const specularShare = 0.4;

/** Throws where the browser has no WebGL; asked for here, because three would say so in the console. */
export function makeRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const context = canvas.getContext("webgl2", { alpha: true, antialias: true, stencil: false });
  if (!context) throw new Error("This browser has no WebGL 2");
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.setPixelRatio(pixelRatio);
  // Reading a program's log waits for the graphics process; the warm-up asks once, when it rests.
  renderer.debug.checkShaderErrors = false;
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 0.7;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  // Nothing on the turntable moves but the camera: the shadow is drawn once.
  renderer.shadowMap.autoUpdate = false;
  return renderer;
}

/**
 * The studio's light on most parts, and on those that in the stills also have what went from part to
 * part: light goes no farther than once here. Roofs, struts and tires would be black holes, and seats
 * darker than their swatch.
 */
const environmentIntensity = 0.66;
const brighterIntensity = 1;
const brighterParts = [
  "plastic",
  "frame",
  "rubber",
  "liner",
  "roof",
  "gloss",
  "seatTrim",
  "seat",
  "piping",
] as const;
/** Darker than polished: rods as thin as a pixel would be as white as the wall behind them. */
const thinChrome = "#8b9094";

/**
 * Fewer kinds of material are fewer programs for the driver to make: one that is drawn from both
 * sides looks the same on a closed form. Panes are drawn once, not back and front apart.
 */
export function prepareMaterials(materials: Materials, environment: Texture): void {
  for (const material of Object.values(materials)) {
    material.side = DoubleSide;
    material.forceSinglePass = true;
  }
  // Here nothing is in the way of what a panel mirrors: at a low angle a full varnish would show the
  // studio's boxes right through roof and body, white and with jagged edges.
  for (const material of [materials.paint, materials.roof, materials.gloss]) {
    material.clearcoat *= varnishShare;
    material.clearcoatRoughness = Math.max(material.clearcoatRoughness, varnishRoughnessMin);
    material.specularIntensity *= specularShare;
  }
  for (const name of brighterParts) {
    materials[name].envMap = environment;
    materials[name].envMapIntensity = brighterIntensity;
  }
  // A lens whose rim mirrors a box is pink.
  materials.red.clearcoat = 0;
  materials.red.specularIntensity = 0.2;
  materials.chrome.color.set(thinChrome);
  makeClear(materials.glass, environment);
}

/**
 * A pane takes little of what is behind it and mirrors the studio's boxes, which pass over it as the
 * cart turns. What it mirrors is as faint as the pane is clear, so that it must be strong.
 */
function makeClear(glass: Materials["glass"], environment: Texture): void {
  glass.color.set("#10181b");
  glass.opacity = 0.12;
  glass.roughness = 0.16;
  glass.envMap = environment;
  glass.envMapIntensity = 7;
}

export function makeStage(layout: CartLayout, environment: Texture, groundShadow: Mesh): Scene {
  const scene = new Scene();
  scene.environment = environment;
  scene.environmentIntensity = environmentIntensity;
  const length = layout.wheelbase + 1.6;
  scene.add(keyLight(length), new HemisphereLight(0x000000, 0xffffff, 0.3));
  scene.add(groundShadow);
  return scene;
}

function keyLight(length: number): DirectionalLight {
  const light = new DirectionalLight(0xffffff, 1.65);
  // Where the stills' key stands: what is dark in the still is dark here.
  light.position.set(1.96, 4.3, -3.68);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  light.shadow.radius = 6;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.015;
  const reach = length / 2 + 0.6;
  Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach });
  light.shadow.camera.near = 1;
  light.shadow.camera.far = 12;
  return light;
}
