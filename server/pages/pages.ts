import type { PageContent } from "#domain/crawlers/page-content.ts";
import { BusyError, ClientGoneError, WorkQueue } from "#server/http/work-queue.ts";
import { respondCached } from "#server/http/respond.ts";
import type { CachedResponse } from "#server/http/cached-response.ts";
import { ResponseCache, type Asker } from "#server/http/response-cache.ts";
import { limits } from "#server/limits.ts";
import { formPath, isOwnPath, resolveUrl } from "./canonical-url.ts";
import { createDocument } from "./document.ts";
import { createBusyPage } from "./failure-page.ts";
import { findShownPage } from "./known-vehicles.ts";
import { makePage, type MakePage, type PageMakingOptions } from "./made-page.ts";
import { createPeriodReader, limitToPeriod, limitToVersion } from "./page-period.ts";
import { methodNotAllowed, redirect, withHeaders } from "./plain-answers.ts";
import type { FindRedirects } from "./redirects.ts";

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

export interface PagesOptions extends PageMakingOptions {
  findRedirects: FindRedirects;
  /** The catalogue's revision as committed now, by any process. */
  readRevision: () => Promise<number>;
  /** Whether the catalogue has, or had, a vehicle; null when the database is late. */
  isVehicleKnown: (id: string) => Promise<boolean | null>;
  /** Told of each page that crawlers are told of, when it was made. Must not throw. */
  onRendered?: (path: string, content: PageContent) => void;
  now?: () => Date;
}

interface Finding {
  asker?: Asker;
  makeElsewhere?: MakePage | undefined;
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
   * Makes a page unless it is cached, and waits for its smallest form, which would take a processor
   * from the rendering of the next; false when it has to be tried again.
   * @param makeElsewhere makes it; a page that this rejects is rendered here.
   */
  warm: (path: string, makeElsewhere?: MakePage) => Promise<boolean>;
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
  async function render(key: string, signal: AbortSignal, makeElsewhere?: MakePage) {
    const makeHere = () =>
      turns.run(() => {
        renders += 1;
        return makePage(key, options, signal);
      }, signal);
    const { document, content } =
      (await makeElsewhere?.(key).catch(() => null)) ?? (await makeHere());
    if (content !== null) options.onRendered?.(key, content);
    return document;
  }

  async function find(path: string, query: string, { asker, makeElsewhere }: Finding = {}) {
    const [revision, period] = [await options.readRevision(), readPeriod()];
    const key = path + query;
    const create = limitToPeriod((signal) => render(key, signal, makeElsewhere), readPeriod);
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
    warm: async (path, makeElsewhere) => {
      const { status, validity } = await find(path, "", { makeElsewhere });
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
          find: (path, query, waiting) => find(path, query, { asker: waiting }),
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
