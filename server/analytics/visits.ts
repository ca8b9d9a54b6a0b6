import { isBot } from "./bots.ts";

/** Headers by which a browser says that this is loaded before anybody asked for it. */
const speculationHeaders = ["Sec-Purpose", "Purpose"];

/**
 * Whether anything of this request may be counted: not where the visitor asked to be left alone
 * by Global Privacy Control or Do Not Track, and not for a program.
 */
export function mayCount(headers: Headers): boolean {
  return (
    headers.get("Sec-GPC") !== "1" &&
    headers.get("DNT") !== "1" &&
    !isBot(headers.get("User-Agent"))
  );
}

/**
 * What a request for a document is to the count: `view` when a person navigated to it, `ahead`
 * when the browser loads it in case it is wanted, null when it is not counted. A page that was
 * loaded ahead and is then opened sends no further request, so nothing without script can tell.
 */
export function judgeVisit(headers: Headers): "view" | "ahead" | null {
  const destination = headers.get("Sec-Fetch-Dest");
  if (destination !== null && destination !== "document") return null;
  if (!mayCount(headers)) return null;
  const isAhead = speculationHeaders.some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ""),
  );
  return isAhead ? "ahead" : "view";
}
