import { AsyncLocalStorage } from "node:async_hooks";
import { isDeepStrictEqual } from "node:util";
import {
  provideChangedFacts,
  readChangedFacts,
  type ChangedFacts,
} from "#content/dealership/changed-facts.ts";

/** The values that staff set, in one state of them. */
export interface FactsState {
  /** Another number for every state that this process has seen. */
  version: number;
  changed: ChangedFacts;
}

let latest: FactsState = { version: 0, changed: {} };
const held = new AsyncLocalStorage<FactsState>();

provideChangedFacts(() => (held.getStore() ?? latest).changed);

/**
 * Makes a state the one that all readers get from now on, except within `holdFacts`. The same facts
 * again, as after a change of the catalogue, are the same state: no page is outdated by them.
 */
export function publishFacts(changed: ChangedFacts): void {
  if (isDeepStrictEqual(changed, latest.changed)) return;
  latest = { version: latest.version + 1, changed };
}

/** Names the state that readers get now: what was made from another one is outdated. */
export function readFactsVersion(): number {
  return latest.version;
}

/** Runs something that must not mix two states: to the end it reads the one of its beginning. */
export function holdFacts<Result>(run: () => Result): Result {
  return held.run(latest, run);
}

/** What a React Router build exports, which has a copy of `content/` of its own. */
interface ReadingModule {
  provideChangedFacts?: typeof provideChangedFacts;
}

/** Lets the pages of a build read what the server reads. */
export function provideFactsTo(entryModule: object): void {
  (entryModule as ReadingModule).provideChangedFacts?.(readChangedFacts);
}
