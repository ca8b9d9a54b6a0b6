import { renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";

// The server enters its services under this very context object: the build has its own copy
// of the module, so the server must not import it a second time.
export { siteContext } from "./context.ts";

/** Renders a document whole: nothing streams, so a sealed document holds no inline script. */
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

/** Errors are logged by the server with the request's id; a missing page is not an error. */
export function handleError(): void {}
