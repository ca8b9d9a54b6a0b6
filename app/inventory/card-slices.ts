import { startTransition, useEffect, useState } from "react";

/**
 * More cards than this in one frame take a slow phone longer than 50 ms: its visitor types on
 * meanwhile, and the letters would appear late.
 */
export const cardsPerFrame = 2;

export interface Slices<Item> {
  /** The list that the cards show now. */
  target: readonly Item[];
  /** How many of its cards are there. */
  count: number;
  /** What is on the page: the first `count` of the list, then what is left of the list before. */
  shown: readonly Item[];
}

/**
 * The cards to show: at once all that the server sent, and of a later list a few more in each frame,
 * each in the place of a card of the list before.
 */
export function useCardSlices<Item>(vehicles: readonly Item[]): readonly Item[] {
  const [slices, setSlices] = useState<Slices<Item>>(() => ({
    target: vehicles,
    count: vehicles.length,
    shown: vehicles,
  }));
  const isDone = slices.shown === vehicles;
  // A frame is the browser's, which React does not know.
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setSlices((before) => nextSlices(before, vehicles))),
    );
    return () => cancelAnimationFrame(frame);
  }, [vehicles, slices, isDone]);
  return slices.shown;
}

/** The slices one frame later; the last one has the list itself. */
export function nextSlices<Item>(before: Slices<Item>, target: readonly Item[]): Slices<Item> {
  const count = (before.target === target ? before.count : 0) + cardsPerFrame;
  const isWhole = count >= target.length;
  const shown = isWhole ? target : [...target.slice(0, count), ...before.shown.slice(count)];
  return { target, count, shown };
}

/**
 * The value one frame after it came: what it changes is rendered apart from all that comes with it, so
 * that neither task is long.
 */
export function useNextFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  // A frame is the browser's, which React does not know.
  useEffect(() => {
    if (Object.is(shown, value)) return;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(() => value)));
    return () => cancelAnimationFrame(frame);
  }, [value, shown]);
  return shown;
}
