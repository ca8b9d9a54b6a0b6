import { Mesh, PerspectiveCamera } from "three";
import type { Material, Scene, WebGLRenderer } from "three";
import type { CartColorChoice } from "#domain/catalogue/cart-colors.ts";
import { verticalFieldOfView } from "#carts/assembly/framing.ts";
import { materialColorsOf, paintMaterials } from "#carts/assembly/materials.ts";
import type { CartSpecification } from "#carts/specification/specification.ts";
import { bakeCart } from "./baked-cart.ts";
import type { BakedCart } from "./baked-cart.ts";
import { listenToInput } from "./input.ts";
import { OrbitCamera, clampOrbit, startOrbit } from "./orbit.ts";
import type { OrbitState } from "./orbit.ts";
import { makeEnvironment } from "./environment.ts";
import { makeGroundShadow } from "./ground-shadow.ts";
import { nextTask, runInSlices } from "./slices.ts";
import { SlowTurn } from "./slow-turn.ts";
import { makeRenderer, makeStage, prepareMaterials } from "./stage.ts";
import { warmUp } from "./warm-up.ts";

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
    rotate: (degrees) => {
      turntable.change((state) => ({ ...state, azimuth: state.azimuth - degrees }));
    },
    zoom: (factor) => {
      turntable.change((state) => ({ ...state, zoom: state.zoom * factor }));
    },
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
  readonly #slowTurn = new SlowTurn(!matchMedia("(prefers-reduced-motion: reduce)").matches);

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

  /** Every change by hand ends the slow turn for good. Says whether there was room for it. */
  change(change: (state: OrbitState) => OrbitState): boolean {
    this.#slowTurn.end();
    const { azimuth, elevation, zoom } = this.#state;
    this.#state = clampOrbit(change(this.#state));
    this.#askForFrame();
    return (
      this.#state.azimuth !== azimuth ||
      this.#state.elevation !== elevation ||
      this.#state.zoom !== zoom
    );
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
    // Making a context is the browser's work and cannot be divided: nothing else is done with it.
    await nextTask();
    if (signal.aborted) return;
    const renderer = makeRenderer(this.#canvas);
    this.#renderer = renderer;
    this.#canvas.addEventListener("webglcontextlost", () => this.#giveUp(), { signal });
    await nextTask();
    const environment = await runInSlices(makeEnvironment(), signal);
    const detail = this.#options.detail ?? defaultDetail;
    const baked = await runInSlices(bakeCart(specification, detail), signal);
    const { layout } = baked.cart;
    const groundShadow = await runInSlices(makeGroundShadow(layout), signal);
    const scene = makeStage(layout, environment, groundShadow);
    scene.add(baked.group);
    this.#baked = baked;
    prepareMaterials(baked.cart.materials, environment);
    paintMaterials(baked.cart.materials, materialColorsOf(this.#colors));
    this.#orbit = new OrbitCamera(this.#camera, baked.outline);
    this.#fitToCanvas();
    this.#orbit.place(this.#state);
    renderer.setSize(1, 1, false);
    await warmUp(renderer, scene, this.#camera, signal);
    this.#fitToCanvas();
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
    for (const touch of ["pointerdown", "focus"] as const) {
      this.#canvas.addEventListener(touch, () => this.#slowTurn.end(), { signal });
    }
    this.#askForFrame();
  }

  #fitToCanvas(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#renderer?.setSize(clientWidth, clientHeight, false);
    this.#orbit?.resize(clientWidth, clientHeight);
  }

  #askForFrame(): void {
    if (this.#isFrameAsked || !this.#scene || this.#ending.signal.aborted) return;
    this.#isFrameAsked = true;
    requestAnimationFrame((now) => {
      this.#isFrameAsked = false;
      if (this.#ending.signal.aborted) return;
      const degrees = this.#slowTurn.step(now, document.visibilityState === "visible");
      this.#state = clampOrbit({ ...this.#state, azimuth: this.#state.azimuth + degrees });
      this.#drawFrame();
      if (this.#slowTurn.isOn) this.#askForFrame();
    });
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
