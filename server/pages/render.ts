import { setImmediate as nextTurn } from "node:timers/promises";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { SiteContext, SiteServices, siteContext } from "#app/context.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { holdFacts, provideFactsTo } from "#server/facts/current-facts.ts";
import type { Validity } from "#server/http/cached-response.ts";

/** A rendered page, whatever its status, and how long it is true. */
export interface RenderedPage {
  response: Response;
  validity: Validity;
}

/**
 * Runs a page's action and loaders and renders it.
 * @param waitForTurn called when only rendering is left to do; false when it must not be done.
 * Then the answer has the status 503 and no text.
 */
export type RenderPage = (
  request: Request,
  waitForTurn?: () => Promise<boolean>,
) => Promise<RenderedPage>;

/** What `app/entry.server.tsx` exports beside its handler. */
interface EntryModule {
  siteContext: typeof siteContext;
}

export interface RendererOptions {
  /** The React Router build as it is now; in development it changes while the server runs. */
  loadBuild: () => Promise<ServerBuild>;
  services: SiteServices;
  mode: "production" | "development";
}

/**
 * React Router's handler for the build, with the site's services in its context. Whether a page
 * depends on the catalogue is not declared anywhere: each render has a `catalogue()` of its own,
 * which notes that it was called and what it returned. In development no page may be stored.
 */
export function createRenderer({ loadBuild, services, mode }: RendererOptions): RenderPage {
  let current: { build: ServerBuild; handle: ReturnType<typeof createRequestHandler> } | null =
    null;
  return async (request, waitForTurn = letOthersGo) => {
    const build = await loadBuild();
    if (current?.build !== build) {
      current = { build, handle: createRequestHandler(build, mode) };
      provideFactsTo(build.entry.module);
    }
    const { handle } = current;
    const { siteContext: key } = build.entry.module as ServerBuild["entry"]["module"] & EntryModule;
    const reads = trackCatalogue(() => services.catalogue());
    const site: SiteContext = {
      ...services,
      catalogue: reads.catalogue,
      clientEntry: build.assets.entry.module,
      waitForTurn,
    };
    // Staff may change a fact between a loader and the rendering of what it read.
    const response = await holdFacts(() =>
      handle(request, new RouterContextProvider(new Map([[key, site]]))),
    );
    return { response, validity: mode === "development" ? "once" : reads.validity() };
  };
}

/** Between loading and rendering, which take milliseconds each, other requests have their turn. */
async function letOthersGo(): Promise<true> {
  await nextTurn();
  return true;
}

/** Notes which states of the catalogue were read through `catalogue`. */
export function trackCatalogue(readCatalogue: SiteServices["catalogue"]): {
  catalogue: SiteServices["catalogue"];
  /**
   * How long is true what was made from these reads. Never to be stored is what was made without
   * the catalogue that it asked for, before that had come, or from two states of it.
   */
  validity: () => Validity;
} {
  const reads: { catalogue?: Catalogue | null }[] = [];
  return {
    catalogue: async () => {
      const read: { catalogue?: Catalogue | null } = {};
      reads.push(read);
      read.catalogue = await readCatalogue();
      return read.catalogue;
    },
    validity: () => {
      if (reads.length === 0) return "always";
      const revisions = new Set(reads.map(({ catalogue }) => catalogue?.revision));
      const [revision] = revisions;
      if (revisions.size > 1 || revision === undefined) return "once";
      return { version: String(revision) };
    },
  };
}
