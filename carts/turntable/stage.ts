import {
  DataTexture,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PlaneGeometry,
  RGBAFormat,
  Scene,
  WebGLRenderer,
} from "three";
import type { Texture } from "three";
import { circleDistance, roundedRectangleDistance, smoothStep } from "#carts/geometry/distance.ts";
import type { CartLayout } from "#carts/specification/layout.ts";
import type { Materials } from "#carts/assembly/materials.ts";

/** How much of a material's gloss is kept, and how dull its varnish is at least. */
const varnish = { share: 0.12, roughnessMin: 0.36, specularShare: 0.4 };
const floorTexture = { width: 192, height: 96 };

/** Throws where the browser has no WebGL; asked for here, because three would say so in the console. */
export function makeRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const context = canvas.getContext("webgl2", { alpha: true, antialias: true, stencil: false });
  if (!context) throw new Error("This browser has no WebGL 2");
  const renderer = new WebGLRenderer({ canvas, context });
  // Reading a program's log waits for the graphics process; the warm-up asks once, when it rests.
  renderer.debug.checkShaderErrors = false;
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 0.62;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  // Nothing on the turntable moves but the camera: the shadow is drawn once.
  renderer.shadowMap.autoUpdate = false;
  return renderer;
}

/**
 * What light that went from part to part leaves on black ones in the stills. Nothing here goes farther than
 * once, and roofs, struts and tires would be black holes.
 */
const bounce = "#25282c";
const blackParts = ["plastic", "frame", "rubber", "liner", "roof", "gloss", "seatTrim"] as const;

/**
 * Fewer kinds of material are fewer programs for the driver to make: one that is drawn from both
 * sides looks the same on a closed form. Panes are drawn once, not back and front apart.
 */
export function prepareMaterials(materials: Materials): void {
  for (const material of Object.values(materials)) {
    material.side = DoubleSide;
    material.forceSinglePass = true;
  }
  // As gray as the stills' panes: those take away light, which this kind of glass cannot.
  materials.glass.color.set("#3d4547");
  materials.glass.opacity = 0.2;
  // Here nothing is in the way of what a panel mirrors: at a low angle the varnish would show the
  // studio's boxes right through roof and body, white and with jagged edges.
  for (const material of Object.values(materials)) {
    material.clearcoat *= varnish.share;
    material.clearcoatRoughness = Math.max(material.clearcoatRoughness, varnish.roughnessMin);
    material.specularIntensity *= varnish.specularShare;
  }
  for (const name of blackParts) materials[name].emissive.set(bounce);
}

export function makeStage(layout: CartLayout, environment: Texture): Scene {
  const scene = new Scene();
  scene.environment = environment;
  scene.environmentIntensity = 0.8;
  const length = layout.wheelbase + 1.6;
  scene.add(keyLight(length), new HemisphereLight(0x000000, 0xffffff, 0.3));
  scene.add(contactShadow(layout, length));
  return scene;
}

function keyLight(length: number): DirectionalLight {
  const light = new DirectionalLight(0xffffff, 1.5);
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

/** Dark under the body and darkest under the tires, painted once: no light could be soft enough in time. */
function contactShadow(layout: CartLayout, length: number): Mesh {
  const { width, height } = floorTexture;
  // It fades before the edge of the picture, which has little more room than the cart takes.
  const [reachX, reachZ] = [length + 0.7, 2.5];
  const body = roundedRectangleDistance([0, 0], [length / 2 - 0.55, 0.42], 0.2);
  const wheels = [-1, 1].flatMap((end) =>
    [-1, 1].map((side) =>
      circleDistance([(end * layout.wheelbase) / 2, side * layout.halfTrack], 0.12),
    ),
  );
  const pixels = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = ((column + 0.5) / width - 0.5) * reachX;
      const z = ((row + 0.5) / height - 0.5) * reachZ;
      const under = 0.4 * smoothStep(0.55, -0.3, body(x, z)) ** 2;
      const touch = 0.85 * Math.max(...wheels.map((wheel) => smoothStep(0.24, -0.02, wheel(x, z))));
      pixels[4 * (row * width + column) + 3] = 255 * Math.min(0.9, under + touch * (1 - under));
    }
  }
  const texture = new DataTexture(pixels, width, height, RGBAFormat);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  const shadow = new Mesh(new PlaneGeometry(reachX, reachZ), material);
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.y = 0.002;
  return shadow;
}
