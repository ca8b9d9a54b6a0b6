import { setImmediate as nextTurn } from "node:timers/promises";
import { BusyError, ClientGoneError, throwIfGone, WorkQueue } from "#server/http/work-queue.ts";
import { respondCached } from "#server/http/respond.ts";
import type { CachedResponse } from "#server/http/cached-response.ts";
import { ResponseCache, type Asker } from "#server/http/response-cache.ts";
import { limits } from "#server/limits.ts";
import { formPath, isOwnPath, resolveUrl } from "./canonical-url.ts";
import { createDocument, type DocumentOptions } from "./document.ts";
import { createBusyPage } from "./failure-page.ts";
import { findShownPage } from "./known-vehicles.ts";
import { createPeriodReader, limitToPeriod, limitToVersion } from "./page-period.ts";
import { methodNotAllowed, redirect, withHeaders } from "./plain-answers.ts";
import type { FindRedirects } from "./redirects.ts";
import type { RenderPage } from "./render.ts";

/** The site's own pages together take at most this much; 280 of them take about 25 MB. */
const ownBytesMax = 64 * 1024 * 1024;
/** Searches and imported vehicles have a smaller cache, so that they cannot evict own pages. */
const otherBytesMax = 8 * 1024 * 1024;

/** The pages with the form apart from them, so that they never take the place of another page. */
const formBytesMax = 8 * 1024 * 1024;

/**
 * How long a page with the form is cached: it says when it was rendered, by which the intake tells
 * that it was filled in too fast.
 */
const formLifetimeMs = 60_000;

export interface PagesOptions extends DocumentOptions {
  render: RenderPage;
  findRedirects: FindRedirects;
  /** The site's own URL without a trailing slash. */
  siteUrl: string;
  /** The catalogue's revision as committed now, by any process. */
  readRevision: () => Promise<number>;
  /** Whether the catalogue has, or had, a vehicle; null when the database is late. */
  isVehicleKnown: (id: string) => Promise<boolean | null>;
  /** Told of each page that enters the cache under its plain path, or is warmed. Must not throw. */
  onRendered?: (path: string, html: string) => void;
  now?: () => Date;
}

/** What happened since the start. */
export interface PageCounts {
  readonly hits: number;
  readonly renders: number;
  /** Answers that nobody got a rendering for, because too many were waiting. */
  readonly refused: number;
}

export interface Documents {
  /** @param asker who waits for the answer, where `request` is a copy of what the client sent. */
  handle(request: Request, asker?: Asker): Promise<Response>;
  /**
   * The cached page that the app has sent at this path before; null when the app has to find it
   * out. Whether it was made from the present catalogue is for the caller to find out.
   */
  findDirect: (path: string) => CachedResponse | null;
  /**
   * Renders a page unless it is cached, and waits for its smallest form, which would take a processor
   * from the rendering of the next; false when it has to be tried again.
   */
  warm: (path: string) => Promise<boolean>;
  /** Names what all pages are made from, as it is now: with another name, pages are outdated. */
  readState: () => Promise<string>;
  /** Whether a visitor is waiting for an answer. */
  isBusy: () => boolean;
  readonly counts: PageCounts;
  /** Waits until everything cached so far has its smallest form. */
  settle(): Promise<unknown>;
  /** Starts no further work in the background. */
  stop(): void;
}

/**
 * The one pipeline of every page: rendered, given its styles and cached by path and normalized
 * query. A page that read the catalogue stays until the next revision, any other for as long as
 * the process runs; a page with the form until the next minute, too; and each until the dealership
 * opens or closes, because the header says when. Answers that say `no-store`
 * are rendered each time. Only a few pages are rendered at once and only so many wait for that;
 * a visitor beyond those gets a page made beforehand.
 */
export function createPages(options: PagesOptions): Documents {
  const { ownPages, otherPages, formPages } = createCaches();
  const caches = [ownPages, otherPages, formPages];
  const turns = createTurns();
  const busyPage = createBusyPage(limits.busyRetrySeconds);
  const now = options.now ?? (() => new Date());
  const readPeriod = createPeriodReader(now);
  let renders = 0;
  let waitingVisitors = 0;

  /** @param key the path with its query. */
  function render(key: string, signal: AbortSignal) {
    const plainPath = key.includes("?") ? undefined : key;
    const create = async () => {
      throwIfGone(signal);
      renders += 1;
      return createPage(new Request(options.siteUrl + key), options, { signal, plainPath });
    };
    return turns.run(create, signal);
  }

  async function find(path: string, query: string, asker?: Asker): Promise<CachedResponse> {
    const [revision, period] = [await options.readRevision(), readPeriod()];
    const key = path + query;
    const create = limitToPeriod((signal) => render(key, signal), readPeriod);
    if (path === formPath) {
      const version = `${revision} ${Math.floor(now().getTime() / formLifetimeMs)}`;
      return formPages.getOrCreate(key, limitToVersion(create, version), version, asker, period);
    }
    const cache = query === "" && isOwnPath(path) ? ownPages : otherPages;
    return cache.getOrCreate(key, create, String(revision), asker, period);
  }

  return {
    counts: {
      get hits() {
        return ownPages.hits + otherPages.hits + formPages.hits;
      },
      get renders() {
        return renders;
      },
      get refused() {
        return turns.refused;
      },
    },
    settle: () => Promise.all(caches.map((cache) => cache.settle())),
    stop: () => caches.forEach((cache) => cache.stop()),
    findDirect: (path) => ownPages.findDirect(path, readPeriod()),
    warm: async (path) => {
      const { status, validity } = await find(path, "");
      await ownPages.settle();
      // The page of a removed vehicle is 410 until the next import: to try again is no use.
      return status < 500 && validity !== "once";
    },
    // The facts of a revision are known once it has been read.
    readState: async () => [await options.readRevision(), readPeriod()].join(" "),
    isBusy: () => waitingVisitors > 0,
    async handle(request, asker = request) {
      waitingVisitors += 1;
      try {
        return await answer(request, asker, options, {
          find,
          renderPost: (post, client) => renderPost(post, client, options, turns),
        });
      } catch (error) {
        if (error instanceof BusyError) return respondCached(request, await busyPage());
        // Nobody reads this.
        if (error instanceof ClientGoneError) return new Response(null, { status: 503 });
        throw error;
      } finally {
        waitingVisitors -= 1;
      }
    },
  };
}

function createCaches() {
  return {
    ownPages: new ResponseCache({ bytesMax: ownBytesMax, recompress: "when stored" }),
    otherPages: new ResponseCache({ bytesMax: otherBytesMax, recompress: "when found" }),
    formPages: new ResponseCache({ bytesMax: formBytesMax, recompress: "when found" }),
  };
}

function createTurns(): WorkQueue {
  const { rendersMax: underWayMax, rendersWaitingMax: waitingMax } = limits;
  return new WorkQueue({ underWayMax, waitingMax });
}

/** Renders a page and compresses it, unless its client has gone meanwhile. */
async function createPage(
  request: Request,
  options: PagesOptions,
  { signal, plainPath }: { signal: AbortSignal | undefined; plainPath: string | undefined },
): Promise<CachedResponse> {
  const rendered = await options.render(request);
  // Compressing takes as long as rendering.
  throwIfGone(signal);
  // A page with the form says when it was rendered.
  const isForCaches = new URL(request.url).pathname !== formPath;
  const { document, html } = await createDocument(rendered, options, isForCaches);
  await nextTurn();
  if (plainPath !== undefined && document.status === 200 && document.validity !== "once") {
    options.onRendered?.(plainPath, html);
  }
  return document;
}

/** Handles a post, which waits for a turn only when a page has to be rendered for it. */
async function renderPost(
  request: Request,
  asker: Asker,
  options: PagesOptions,
  turns: WorkQueue,
): Promise<Response> {
  let endTurn = () => {};
  let refusal: unknown = null;
  // An inquiry is received at once, however many pages are waiting; its page waits its turn.
  const waitForTurn = async () => {
    try {
      endTurn = await turns.takeTurn(asker.signal);
    } catch (error) {
      refusal = error;
    }
    return refusal === null;
  };
  try {
    const rendered = await options.render(request, waitForTurn);
    if (refusal !== null) throw refusal;
    if (rendered.response.status === 303) return withHeaders(rendered.response);
    const { document } = await createDocument(rendered, options, false);
    return respondCached(request, document);
  } finally {
    endTurn();
  }
}

/** How an answer comes about: from the cache, or rendered for one post. */
interface Pipeline {
  find: (path: string, query: string, asker: Asker) => Promise<CachedResponse>;
  renderPost: (request: Request, asker: Asker) => Promise<Response>;
}

async function answer(
  request: Request,
  asker: Asker,
  options: PagesOptions,
  { find, renderPost }: Pipeline,
): Promise<Response> {
  const url = new URL(request.url);
  const resolved = resolveUrl(url, await options.findRedirects(url.pathname));
  if (resolved.kind === "redirect") return redirect(resolved.location);
  const { path, query } = resolved;
  if (request.method === "POST") {
    return path === formPath ? renderPost(request, asker) : methodNotAllowed("GET, HEAD");
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    return methodNotAllowed(path === formPath ? "GET, HEAD, POST" : "GET, HEAD");
  }
  const shown = await findShownPage({ path, query }, options.isVehicleKnown);
  const found = await find(shown.path, shown.query, asker);
  if (shown.path === url.pathname && url.search === "") found.directPath = shown.path;
  return respondCached(request, found);
}
