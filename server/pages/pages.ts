import { resolveUrl } from "./canonical-url.ts";
import { respondCached } from "#server/http/respond.ts";
import type { RenderedPage, RenderPage } from "./render.ts";
import {
  createCachedResponse,
  sentOnceQuality,
  type CachedResponse,
} from "#server/http/cached-response.ts";
import { ResponseCache } from "#server/http/response-cache.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import type { DocumentStyles } from "./page-styles.ts";

/** All cached documents together take at most this much; 280 pages take about 25 MB. */
const cachedBytesMax = 64 * 1024 * 1024;

export interface PagesOptions {
  render: RenderPage;
  styles: DocumentStyles;
  redirects: ReadonlyMap<string, string>;
  /** The site's own URL without a trailing slash. */
  siteUrl: string;
  /** The Content-Security-Policy for a document's inlined styles; null for none. */
  policyFor: ((styles: readonly string[]) => string) | null;
  /** The catalogue's revision as committed now, by any process. */
  readRevision: () => Promise<number>;
  /** Told of each page that enters the cache under its plain path, or is warmed. Must not throw. */
  onRendered?: (path: string, html: string) => void;
  now?: () => Date;
}

export interface Documents {
  handle(request: Request): Promise<Response>;
  /** Renders a page unless it is cached; false when it has to be tried again. */
  warm: (path: string) => Promise<boolean>;
  /** Names what all pages are made from, as it is now: with another name, pages are outdated. */
  readState: () => Promise<string>;
  /** Whether a visitor is waiting for an answer. */
  isBusy: () => boolean;
  /** How many answers were found in the cache, and how many had to be rendered. */
  readonly counts: { readonly hits: number; readonly renders: number };
  /** Waits until everything cached so far has its smallest form. */
  settle(): Promise<void>;
  /** Starts no further work in the background. */
  stop(): void;
}

/**
 * The one pipeline of every page: rendered, given its styles and cached by path and normalized
 * query. A page that read the catalogue stays until the next revision, any other for as long as
 * the process runs. Answers that say `no-store` are rendered each time.
 */
export function createPages(options: PagesOptions): Documents {
  const cache = new ResponseCache({ bytesMax: cachedBytesMax, isRecompressing: true });
  const now = options.now ?? (() => new Date());
  let renders = 0;
  let waitingVisitors = 0;

  async function render(request: Request, plainPath?: string): Promise<CachedResponse> {
    renders += 1;
    const { document, html } = await createDocument(await options.render(request), options);
    // The form's page is never stored; its text is the same for every visitor all the same.
    const isWhole = document.validity !== "once" || plainPath === formPath;
    if (plainPath !== undefined && document.status === 200 && isWhole) {
      options.onRendered?.(plainPath, html);
    }
    return document;
  }

  async function find(path: string, query: string): Promise<CachedResponse> {
    const revision = await options.readRevision();
    // Pages of states and places name sunrise and sunset of the current year.
    const key = `${now().getUTCFullYear()} ${path}${query}`;
    const create = () =>
      render(new Request(options.siteUrl + path + query), query === "" ? path : undefined);
    return cache.getOrCreate(key, create, String(revision));
  }

  return {
    counts: {
      get hits() {
        return cache.hits;
      },
      get renders() {
        return renders;
      },
    },
    settle: () => cache.settle(),
    stop: () => cache.stop(),
    warm: async (path) => {
      if (path === formPath) {
        return (await render(new Request(options.siteUrl + path), path)).status === 200;
      }
      const { status, validity } = await find(path, "");
      // The page of a removed vehicle is 410 until the next import: to try again is no use.
      return status < 500 && validity !== "once";
    },
    readState: async () => `${now().getUTCFullYear()} ${await options.readRevision()}`,
    isBusy: () => waitingVisitors > 0,
    async handle(request) {
      waitingVisitors += 1;
      try {
        return await answer(request, options, { find, render });
      } finally {
        waitingVisitors -= 1;
      }
    },
  };
}

/** How an answer comes about: from the cache, or rendered for one visitor. */
interface Pipeline {
  find: (path: string, query: string) => Promise<CachedResponse>;
  render: (request: Request) => Promise<CachedResponse>;
}

async function answer(
  request: Request,
  options: PagesOptions,
  { find, render }: Pipeline,
): Promise<Response> {
  const url = new URL(request.url);
  const resolved = resolveUrl(url, options.redirects);
  if (resolved.kind === "redirect") return redirect(resolved.location);
  const { path, query } = resolved;
  if (request.method === "POST") {
    if (path !== formPath) return methodNotAllowed("GET, HEAD");
    const rendered = await options.render(request);
    if (rendered.response.status === 303) return withHeaders(rendered.response);
    return respondCached(request, (await createDocument(rendered, options)).document);
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    return methodNotAllowed(path === formPath ? "GET, HEAD, POST" : "GET, HEAD");
  }
  if (path !== formPath) return respondCached(request, await find(path, query));
  const visit = new Request(new URL(path + query, url), {
    headers: readVisitorHeaders(request),
  });
  return respondCached(request, await render(visit));
}

/** The page that is rendered for each visitor and takes posts. */
const formPath = "/contact";

/** What the form, which is rendered for each visitor, may know; other pages are for everybody. */
function readVisitorHeaders({ headers }: Request): [string, string][] {
  return ["Referer", "Sec-GPC", "DNT", "User-Agent"].flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}

async function createDocument(
  { response, validity }: RenderedPage,
  { styles, policyFor }: Pick<PagesOptions, "styles" | "policyFor">,
): Promise<{ document: CachedResponse; html: string }> {
  const { html, inlined } = styles.inline(await response.text());
  const cacheControl = response.headers.get("Cache-Control") ?? "public, no-cache";
  const headers: Record<string, string> = {
    ...securityHeaders,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": response.status >= 500 ? "no-store" : cacheControl,
    "Speculation-Rules": '"/speculation-rules.json"',
  };
  if (policyFor) headers["Content-Security-Policy"] = policyFor(inlined);
  else delete headers["Content-Security-Policy"];
  for (const name of ["Location", "Retry-After"]) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const isSentOnce = headers["Cache-Control"]?.includes("no-store") ?? false;
  const caching = isSentOnce
    ? { validity: "once" as const, brotliQuality: sentOnceQuality }
    : { validity };
  return { document: await createCachedResponse(response.status, headers, html, caching), html };
}

function withHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  headers.set("Cache-Control", "no-store");
  return new Response(null, { status: response.status, headers });
}

function redirect(location: string): Response {
  return new Response(null, {
    status: 308,
    headers: { ...securityHeaders, Location: location, "Cache-Control": "public, max-age=3600" },
  });
}

function methodNotAllowed(allow: string): Response {
  return new Response("Method not allowed\n", {
    status: 405,
    headers: { ...securityHeaders, Allow: allow, "Content-Type": "text/plain; charset=utf-8" },
  });
}
