import { renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type HandleErrorFunction } from "react-router";
import { siteContext } from "./context.ts";

// The server enters its services under this very context object: the build has its own copy
// of the module, so the server must not import it a second time.
export { siteContext };

/** Renders a document whole: nothing streams, so a cached document holds no inline script. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Tells the server's log; a request that its visitor broke off is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(siteContext).reportError(error);
};
