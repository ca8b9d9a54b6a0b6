import { randomInt } from "node:crypto";

/** Whether the long form was asked for. */
export const isLong = process.env["FAULTS"] === "long";

/** Every random choice of a run comes from here; give it again to repeat the choices. */
export const seed = Number(process.env["FAULTS_SEED"] ?? randomInt(2 ** 31));

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function createRandom(from = seed): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
