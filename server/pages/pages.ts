import { LRUCache } from "lru-cache";
import { resolveUrl, type ResolvedUrl } from "./canonical-url.ts";
import { respondCached } from "#server/http/respond.ts";
import type { RenderDocument } from "./render.ts";
import {
  onceQuality,
  seal,
  recompress,
  byteSize,
  type CachedResponse,
} from "#server/http/cached-response.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import type { DocumentStyles } from "./page-styles.ts";

/** All sealed documents together weigh at most this much; 280 pages take about 25 MB. */
const keptBytesMax = 64 * 1024 * 1024;

export interface PagesOptions {
  render: RenderDocument;
  styles: DocumentStyles;
  redirects: ReadonlyMap<string, string>;
  /** The Content-Security-Policy for a document's inlined styles; null for none. */
  policyFor: ((styles: readonly string[]) => string) | null;
  /** The catalogue's revision as committed now, by any process. */
  readRevision: () => Promise<number>;
}

export interface Documents {
  handle(request: Request): Promise<Response>;
  /** How many answers were found sealed, and how many had to be rendered. */
  readonly counts: { hits: number; renders: number };
  /** Waits until everything sealed so far has its smallest form. */
  settle(): Promise<void>;
}

/**
 * The one pipeline of every page: rendered once for each state of the catalogue, sealed, and kept
 * by path, normalized query and revision. Answers that say `no-store` are rendered each time.
 */
export function createPages(options: PagesOptions): Documents {
  const kept = new LRUCache<string, CachedResponse>({
    maxSize: keptBytesMax,
    sizeCalculation: byteSize,
  });
  const rendering = new Map<string, Promise<CachedResponse>>();
  const counts = { hits: 0, renders: 0 };
  let tightening: Promise<void> = Promise.resolve();

  async function renderAndSeal(key: string, request: Request): Promise<CachedResponse> {
    counts.renders += 1;
    const sealed = await sealResponse(await options.render(request), options);
    if (sealed.status === 200 && !isPerVisitor(sealed.headers)) {
      kept.set(key, sealed);
      tightening = tightening.then(() =>
        kept.peek(key) === sealed ? recompress(sealed) : undefined,
      );
    }
    return sealed;
  }

  async function find(address: ResolvedUrl & { kind: "document" }, asked: Request) {
    const revision = await options.readRevision();
    const key = `${revision} ${address.path}${address.query}`;
    const known = kept.get(key);
    if (known) {
      counts.hits += 1;
      return known;
    }
    const underWay = rendering.get(key);
    if (underWay && address.path !== "/contact") return underWay;
    const request = new Request(new URL(address.path + address.query, asked.url), {
      headers: address.path === "/contact" ? readVisitorHeaders(asked) : {},
    });
    const rendered = renderAndSeal(key, request).finally(() => rendering.delete(key));
    rendering.set(key, rendered);
    return rendered;
  }

  return {
    counts,
    settle: () => tightening,
    async handle(request) {
      const url = new URL(request.url);
      const address = resolveUrl(url, options.redirects);
      if (address.kind === "redirect") return redirect(address.location);
      if (request.method === "POST") {
        if (address.path !== "/contact") return methodNotAllowed("GET, HEAD");
        const response = await options.render(request);
        if (response.status === 303) return withHeaders(response);
        return respondCached(request, await sealResponse(response, options));
      }
      if (request.method !== "GET" && request.method !== "HEAD") {
        return methodNotAllowed(address.path === "/contact" ? "GET, HEAD, POST" : "GET, HEAD");
      }
      return respondCached(request, await find(address, request));
    },
  };
}

/** What the form, which is rendered for each visitor, may know; other pages are for everybody. */
function readVisitorHeaders({ headers }: Request): [string, string][] {
  return ["Referer", "Sec-GPC", "DNT", "User-Agent"].flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}

async function sealResponse(
  response: Response,
  { styles, policyFor }: Pick<PagesOptions, "styles" | "policyFor">,
): Promise<CachedResponse> {
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
  return seal(response.status, headers, html, isPerVisitor(headers) ? onceQuality : undefined);
}

function isPerVisitor(headers: Record<string, string>): boolean {
  return headers["Cache-Control"]?.includes("no-store") ?? false;
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
