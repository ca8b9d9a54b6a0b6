import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { SiteContext, SiteServices, siteContext } from "#app/context.ts";

/** Renders a document, whatever its status. */
export type RenderDocument = (request: Request) => Promise<Response>;

/** What `app/entry.server.tsx` exports beside its handler. */
interface EntryModule {
  siteContext: typeof siteContext;
}

/** React Router's handler for a build, with the site's services in its context. */
export function createRenderer(
  build: ServerBuild,
  services: SiteServices,
  mode: "production" | "development",
): RenderDocument {
  const handle = createRequestHandler(build, mode);
  const { siteContext: key } = build.entry.module as ServerBuild["entry"]["module"] & EntryModule;
  const site: SiteContext = { ...services, clientEntry: build.assets.entry.module };
  return (request) => handle(request, new RouterContextProvider(new Map([[key, site]])));
}
