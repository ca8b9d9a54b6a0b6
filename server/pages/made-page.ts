import { setImmediate as nextTurn } from "node:timers/promises";
import type { PageContent } from "#domain/crawlers/page-content.ts";
import { type CachedResponse, recompress } from "#server/http/cached-response.ts";
import { throwIfGone } from "#server/http/work-queue.ts";
import { formPath } from "./canonical-url.ts";
import { createDocument, type DocumentOptions } from "./document.ts";
import type { RenderPage } from "./render.ts";

/** A page as it is sent, and what crawlers are told of it: null where that is nothing. */
export interface MadePage {
  document: CachedResponse;
  content: PageContent | null;
}

/** Makes the page of a path, which has no query, as it is now. */
export type MakePage = (path: string) => Promise<MadePage>;

export interface PageMakingOptions extends DocumentOptions {
  render: RenderPage;
  /** The site's own URL without a trailing slash. */
  siteUrl: string;
  /** Reads what crawlers are told of a page. Must not throw. */
  readContent: (path: string, html: string) => PageContent | null;
}

/**
 * Renders a page and compresses it, unless its client has gone meanwhile.
 * @param key its path with its query.
 * @throws ClientGoneError when the signal is aborted before all of it is done.
 */
export async function makePage(
  key: string,
  options: PageMakingOptions,
  signal?: AbortSignal,
): Promise<MadePage> {
  throwIfGone(signal);
  const rendered = await options.render(new Request(options.siteUrl + key));
  // Compressing takes as long as rendering.
  throwIfGone(signal);
  // A page with the form says when it was rendered.
  const isForCaches = new URL(key, options.siteUrl).pathname !== formPath;
  const { document, html } = await createDocument(rendered, options, isForCaches);
  await nextTurn();
  const isTold = !key.includes("?") && document.status === 200 && document.validity !== "once";
  return { document, content: isTold ? options.readContent(key, html) : null };
}

/** Makes a page in its smallest form at once, which takes ten times as long as to render it. */
export async function makeSmallPage(path: string, options: PageMakingOptions): Promise<MadePage> {
  const made = await makePage(path, options);
  await recompress(made.document);
  return made;
}
