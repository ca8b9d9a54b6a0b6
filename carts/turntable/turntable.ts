import { Mesh, PerspectiveCamera } from "three";
import type { Material, Scene, WebGLRenderer } from "three";
import type { CartColorChoice } from "#domain/cart-colors.ts";
import { verticalFieldOfView } from "../framing.ts";
import { materialColorsOf, paintMaterials } from "../materials.ts";
import type { CartSpecification } from "../specification.ts";
import { bakeCart } from "./baked-cart.ts";
import type { BakedCart } from "./baked-cart.ts";
import { listenToInput } from "./input.ts";
import { OrbitCamera, clampOrbit, startOrbit } from "./orbit.ts";
import type { OrbitState } from "./orbit.ts";
import { runInSlices } from "./slices.ts";
import { makeEnvironment, makeRenderer, makeStage } from "./stage.ts";

export interface TurntableOptions {
  onFirstFrame: () => void;
  /** No WebGL, or the graphics driver gave up: the still must stay. */
  onUnavailable: () => void;
  /** How finely the cart is divided; a phone needs less. */
  detail?: number;
}

export interface TurntableControls {
  setColors(colors: CartColorChoice): void;
  /** Turns the cart by degrees, to the right when positive. */
  rotate(degrees: number): void;
  zoom(factor: number): void;
  dispose(): void;
}

const defaultDetail = 0.35;
const turnDegreesPerSecond = 9;
/** A machine that needs longer than this for a frame should not be asked to animate. */
const slowFrameMs = 70;

/** Puts a cart on a canvas. The canvas keeps the size its style gives it and must be focusable. */
export function mountTurntable(
  canvas: HTMLCanvasElement,
  specification: CartSpecification,
  colors: CartColorChoice,
  options: TurntableOptions,
): TurntableControls {
  const turntable = new Turntable(canvas, specification, colors, options);
  return {
    setColors: (choice) => turntable.setColors(choice),
    rotate: (degrees) =>
      turntable.change((state) => ({ ...state, azimuth: state.azimuth - degrees })),
    zoom: (factor) => turntable.change((state) => ({ ...state, zoom: state.zoom * factor })),
    dispose: () => turntable.dispose(),
  };
}

class Turntable {
  readonly #canvas: HTMLCanvasElement;
  readonly #options: TurntableOptions;
  readonly #ending = new AbortController();
  readonly #camera = new PerspectiveCamera(verticalFieldOfView, 1.6, 0.1, 60);
  #colors: CartColorChoice;
  #state: OrbitState = startOrbit;
  #renderer: WebGLRenderer | undefined;
  #scene: Scene | undefined;
  #orbit: OrbitCamera | undefined;
  #baked: BakedCart | undefined;
  #isFrameAsked = false;
  #isTurning = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  #lastTurnMs = 0;

  constructor(
    canvas: HTMLCanvasElement,
    specification: CartSpecification,
    colors: CartColorChoice,
    options: TurntableOptions,
  ) {
    this.#canvas = canvas;
    this.#colors = colors;
    this.#options = options;
    this.#build(specification).catch(() => this.#giveUp());
  }

  setColors(colors: CartColorChoice): void {
    this.#colors = colors;
    if (this.#baked) paintMaterials(this.#baked.cart.materials, materialColorsOf(colors));
    this.#askForFrame();
  }

  /** Every change by hand ends the slow turn for good. */
  change(change: (state: OrbitState) => OrbitState): void {
    this.#isTurning = false;
    this.#state = clampOrbit(change(this.#state));
    this.#askForFrame();
  }

  dispose(): void {
    this.#ending.abort();
    this.#scene?.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      for (const material of [object.material].flat() as Material[]) material.dispose();
    });
    this.#scene?.environment?.dispose();
    this.#renderer?.dispose();
    this.#renderer = undefined;
  }

  async #build(specification: CartSpecification): Promise<void> {
    const { signal } = this.#ending;
    const renderer = makeRenderer(this.#canvas);
    this.#renderer = renderer;
    this.#canvas.addEventListener("webglcontextlost", () => this.#giveUp(), { signal });
    const environment = await runInSlices(makeEnvironment(renderer), signal);
    const detail = this.#options.detail ?? defaultDetail;
    const baked = await runInSlices(bakeCart(specification, detail), signal);
    const scene = makeStage(baked.cart.layout, environment);
    scene.add(baked.group);
    this.#baked = baked;
    paintMaterials(baked.cart.materials, materialColorsOf(this.#colors));
    this.#orbit = new OrbitCamera(this.#camera, baked.outline);
    this.#fitToCanvas();
    this.#orbit.place(this.#state);
    await renderer.compileAsync(scene, this.#camera);
    if (signal.aborted) return;
    this.#scene = scene;
    this.#drawFrame();
    this.#options.onFirstFrame();
    this.#listen();
  }

  #listen(): void {
    const { signal } = this.#ending;
    listenToInput(this.#canvas, (change) => this.change(change), signal);
    const resizing = new ResizeObserver(() => {
      this.#fitToCanvas();
      this.#askForFrame();
    });
    resizing.observe(this.#canvas);
    signal.addEventListener("abort", () => resizing.disconnect());
    const stop = () => {
      this.#isTurning = false;
    };
    this.#canvas.addEventListener("pointerdown", stop, { signal });
    this.#canvas.addEventListener("focus", stop, { signal });
    this.#askForFrame();
  }

  #fitToCanvas(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#renderer?.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#renderer?.setSize(clientWidth, clientHeight, false);
    this.#orbit?.resize(clientWidth, clientHeight);
  }

  #askForFrame(): void {
    if (this.#isFrameAsked || !this.#scene || this.#ending.signal.aborted) return;
    this.#isFrameAsked = true;
    requestAnimationFrame((now) => {
      this.#isFrameAsked = false;
      if (this.#ending.signal.aborted) return;
      this.#turn(now);
      this.#drawFrame();
      if (this.#isTurning) this.#askForFrame();
    });
  }

  /** One step of the slow turn; a slow machine is left in peace after its first late frame. */
  #turn(now: number): void {
    if (!this.#isTurning) return;
    const passed = this.#lastTurnMs === 0 ? 0 : now - this.#lastTurnMs;
    this.#lastTurnMs = now;
    if (passed > slowFrameMs && document.visibilityState === "visible") this.#isTurning = false;
    const azimuth = this.#state.azimuth + (turnDegreesPerSecond * Math.min(passed, 50)) / 1000;
    this.#state = clampOrbit({ ...this.#state, azimuth });
  }

  #drawFrame(): void {
    if (!this.#renderer || !this.#scene || !this.#orbit) return;
    this.#orbit.place(this.#state);
    this.#renderer.render(this.#scene, this.#camera);
  }

  #giveUp(): void {
    if (this.#ending.signal.aborted) return;
    this.dispose();
    this.#options.onUnavailable();
  }
}
