import { isBot } from "./bots.ts";

/** The headers of a request, by names in lower case; null for one that was not sent. */
export interface HeaderReader {
  get(name: string): string | null;
}

/** Headers by which a browser says that it loads a page before the visitor asks for it. */
const prefetchHeaders = ["sec-purpose", "purpose"];

/**
 * Whether anything of a request may be counted. Visitors who send Global Privacy Control or
 * Do Not Track are not counted, and neither are programs.
 */
export function isCountable(headers: HeaderReader): boolean {
  return (
    headers.get("sec-gpc") !== "1" &&
    headers.get("dnt") !== "1" &&
    !isBot(headers.get("user-agent"))
  );
}

/**
 * The event that a request for a document is: `view` when a person navigated to it, `prefetch`
 * when the browser loads it in case it is opened, null when it is not counted. A page that was
 * prefetched and is then opened sends no further request, so no server can tell that it was seen.
 */
export function classifyVisit(headers: HeaderReader): "view" | "prefetch" | null {
  const destination = headers.get("sec-fetch-dest");
  if (destination !== null && destination !== "document") return null;
  if (!isCountable(headers)) return null;
  const isPrefetch = prefetchHeaders.some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ""),
  );
  return isPrefetch ? "prefetch" : "view";
}
