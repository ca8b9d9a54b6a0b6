import { renderToString } from "react-dom/server";
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { siteContext } from "./context.ts";

// The server sets its services under this context object. The build has its own copy of the
// module, so the server must not import it a second time.
export { siteContext };
/** The server says which facts the office changed; the build has a copy of `content/` of its own. */
export { provideChangedFacts } from "#content/dealership/changed-facts.ts";

/** Renders the whole document at once: streaming would add inline scripts, which the policy refuses. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mayRender = await context.get(siteContext).waitForTurn();
  if (!mayRender) return new Response(null, { status: 503 });
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Logs an error of a route, except for a request that the visitor aborted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(siteContext).reportError(error);
};
