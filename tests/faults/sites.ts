import { afterEach, beforeEach } from "vitest";
import type { DatabasePlace } from "#server/db/open-database.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { startChild, type Child, type ChildOptions } from "./child.ts";

export interface Sites {
  /** The folder of the running test, empty when the test began. */
  readonly place: DatabasePlace;
  /** Starts the site over that folder, or over `place`; it is killed when the test is over. */
  start: (options?: Partial<Omit<ChildOptions, "program">>) => Promise<Child>;
}

/** Sites of the tests of one file; to be called at its top. */
export function useSites(): Sites {
  let directory: ReturnType<typeof makeDirectory>;
  let started: Child[] = [];
  beforeEach(() => {
    directory = makeDirectory();
    started = [];
  });
  afterEach(async () => {
    await Promise.all(started.map(({ end }) => end("SIGKILL")));
    await directory.remove();
  });
  return {
    get place() {
      return directory.place;
    },
    start: async ({ place = directory.place, environment = {}, ...options } = {}) => {
      const child = await startChild({
        program: "site",
        place,
        // What a test measures must not share the processor with the rendering of all pages.
        environment: { WARM_UP: "0", ...environment },
        ...options,
      });
      started.push(child);
      return child;
    },
  };
}
