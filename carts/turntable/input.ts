import type { OrbitState } from "./orbit.ts";

type Change = (state: OrbitState) => OrbitState;
/** Changes the orbit; says whether there was room for it. */
type Apply = (change: Change) => boolean;

const degreesPerPixel = 0.4;
const keyDegrees = 12;
const keyZoom = 1.15;
const zoomPerPixel = 0.0016;

const keys: Record<string, Change> = {
  ArrowLeft: (state) => ({ ...state, azimuth: state.azimuth + keyDegrees }),
  ArrowRight: (state) => ({ ...state, azimuth: state.azimuth - keyDegrees }),
  ArrowUp: (state) => ({ ...state, elevation: state.elevation + keyDegrees / 2 }),
  ArrowDown: (state) => ({ ...state, elevation: state.elevation - keyDegrees / 2 }),
  "+": (state) => ({ ...state, zoom: state.zoom * keyZoom }),
  "=": (state) => ({ ...state, zoom: state.zoom * keyZoom }),
  "-": (state) => ({ ...state, zoom: state.zoom / keyZoom }),
};

/** Drag, pinch, wheel and keys on the canvas; every one of them ends in a change of the orbit. */
export function listenToInput(canvas: HTMLCanvasElement, change: Apply, signal: AbortSignal): void {
  listenToPointers(canvas, change, signal);
  canvas.addEventListener(
    "keydown",
    (event) => {
      const turn = keys[event.key];
      if (!turn || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      change(turn);
    },
    { signal },
  );
  canvas.addEventListener(
    "wheel",
    (event) => {
      // The wheel belongs to the page until the visitor has taken hold of the cart.
      if (document.activeElement !== canvas && !event.ctrlKey) return;
      const factor = Math.exp(-event.deltaY * zoomPerPixel);
      const isUsed = change((state) => ({ ...state, zoom: state.zoom * factor }));
      // At the end of the zoom the page scrolls on; pinching a trackpad would enlarge the page.
      if (isUsed || event.ctrlKey) event.preventDefault();
    },
    { signal, passive: false },
  );
}

function listenToPointers(canvas: HTMLCanvasElement, change: Apply, signal: AbortSignal): void {
  const held = new Map<number, { x: number; y: number }>();
  canvas.addEventListener(
    "pointerdown",
    (event) => {
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      canvas.setPointerCapture(event.pointerId);
      canvas.focus({ preventScroll: true });
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      const last = held.get(event.pointerId);
      if (!last) return;
      const before = spread(held);
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (held.size === 1) {
        change((state) => ({
          ...state,
          azimuth: state.azimuth - dx * degreesPerPixel,
          elevation: state.elevation + dy * degreesPerPixel * 0.5,
        }));
      } else if (before > 0) {
        change((state) => ({ ...state, zoom: (state.zoom * spread(held)) / before }));
      }
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"] as const) {
    canvas.addEventListener(end, (event) => held.delete(event.pointerId), { signal });
  }
}

/** Distance between two fingers; 0 while there is only one. */
function spread(held: Map<number, { x: number; y: number }>): number {
  const [a, b] = held.values();
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
