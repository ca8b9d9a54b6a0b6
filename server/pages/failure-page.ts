import { toLiveRecord } from "#content/dealership/changed-facts.ts";
import { busy, failure } from "#content/pages/words/errors.ts";
import { createCachedResponse, type CachedResponse } from "#server/http/cached-response.ts";
import { plainPageHeaders, writePlainPage } from "./plain-page.ts";

/** A page that needs nothing but itself: it still shows the phone when all else has failed. */
export function failurePage(status: number): Response {
  const html = writePlainPage(failure.title, writeParagraphs([failure.plainText]));
  return new Response(html, { status, headers: writeHeaders(60) });
}

/**
 * The answer of a moment in which too many pages are being rendered. It is made beforehand, once for
 * each state of the facts that it shows.
 * @param retrySeconds after how many seconds programs should ask again.
 */
export function createBusyPage(retrySeconds: number): () => Promise<CachedResponse> {
  const page = toLiveRecord(() => {
    const html = writePlainPage(busy.title, writeParagraphs(busy.texts));
    const headers = writeHeaders(retrySeconds);
    return { response: createCachedResponse(503, headers, html, { validity: "always" }) };
  });
  return () => page.response;
}

function writeHeaders(retrySeconds: number): Record<string, string> {
  return { ...plainPageHeaders, "Retry-After": String(retrySeconds) };
}

function writeParagraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join("\n");
}
