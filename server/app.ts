import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { IllustrationsManifest } from "#domain/geography/illustrations.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { redirects } from "#content/pages/redirects.ts";
import { createAssistants } from "#server/assistants/assistants.ts";
import { createAnswers, createApi } from "#server/api/api.ts";
import { createFailureLog } from "#server/http/failure-log.ts";
import { type HttpEnvironment } from "#server/http/environment.ts";
import type { ServeAsset } from "#server/http/static-files.ts";
import type { AnswerStored } from "#server/http/stored-answers.ts";
import type { Analytics } from "#server/analytics/analytics.ts";
import { createPingRoute } from "#server/analytics/ping-route.ts";
import { createContentReader } from "#server/seo/catalogue-dates.ts";
import { createSeoRoutes } from "#server/seo/seo-routes.ts";
import type { PageDates } from "#server/seo/page-dates.ts";
import { listPictureRedirects } from "#server/pages/illustrations.ts";
import { createPages, type Documents } from "#server/pages/pages.ts";
import { createPageServices, type Visitor } from "#server/pages/page-services.ts";
import { failurePage } from "#server/pages/failure-page.ts";
import { createRedirects } from "#server/pages/redirects.ts";
import { admitForm } from "#server/pages/form-admission.ts";
import { createRenderer } from "#server/pages/render.ts";
import { documentPolicy } from "#server/http/security-headers.ts";
import type { DocumentStyles } from "#server/pages/page-styles.ts";
import { createFeeds } from "#server/feeds/feeds.ts";
import type { InquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import type { ReadClientIp } from "#server/http/client-ip.ts";
import { createAddedPictures } from "#server/inventory/added-pictures.ts";
import { createPhotographs, type ReadPhotograph } from "#server/inventory/photographs.ts";
import type { Inventory } from "#server/inventory/inventory.ts";
import { createOpenApi } from "#server/api/openapi/openapi.ts";
import { createDirectAnswers } from "./direct-answers.ts";

/** What the site needs of the rest of the server; `wiring.ts` makes it. */
export interface WiredParts {
  siteUrl: string;
  /** A site for trying things out, which crawlers are asked to leave alone. */
  isStaging: boolean;
  /** How long a page cache in front of the site may keep a page, in seconds. */
  cdnMaxAgeSeconds: number;
  /** The folder of what staff added, such as pictures. */
  dataDir: string;
  /** The bytes of a photograph of a cart. */
  readPhotograph: ReadPhotograph;
  inventory: Inventory;
  pageDates: Pick<PageDates, "find" | "record" | "version">;
  intake: InquiryIntake;
  analytics: Analytics;
  readClientIp: ReadClientIp;
  /** Whether several processes of this machine serve the site, and count posts together. */
  isClustered: boolean;
  /** Told what went wrong; never holds personal data. */
  warn: (message: string) => void;
}

export interface SiteParts extends WiredParts {
  /** The React Router build as it is now. */
  loadBuild: () => Promise<ServerBuild>;
  mode: "production" | "development";
  styles: DocumentStyles;
  illustrations: IllustrationsManifest;
  serveAsset: ServeAsset;
}

export interface Site {
  app: Hono<HttpEnvironment>;
  documents: Documents;
  /** Answers what is cached before the app is asked. */
  answerStored: AnswerStored;
}

/** The whole site as one app: API, files, documents, in this order. */
export function createSite(parts: SiteParts): Site {
  const app = new Hono<HttpEnvironment>();
  const visitors = new WeakMap<Request, Visitor>();
  const findVisitor = (post: Request) => visitors.get(post);
  const services = createPageServices({ ...parts, findVisitor });
  const documents = createPages({
    ...parts,
    render: createRenderer({ ...parts, services }),
    // Vite's own scripts and styles are inline, so a policy would stop development.
    policyFor: parts.mode === "production" ? documentPolicy : null,
    findRedirects: createRedirects(
      new Map([
        ...redirects.map(({ from, to }) => [from, to] as const),
        ...listPictureRedirects(parts.illustrations),
      ]),
      async (id) => (await parts.inventory.find(id)) !== null,
    ),
    readRevision: parts.inventory.revision,
    isVehicleKnown: async (id) => {
      const catalogue = await services.catalogue();
      return catalogue && (catalogue.byId.has(id) || catalogue.removed.has(id));
    },
    readContent: createContentReader(parts.warn),
    onRendered: (path, content) => parts.pageDates.record(path, content),
  });
  const logFailure = createFailureLog(parts.warn);
  app.onError((error) => {
    logFailure(error.name, `A request failed: ${error.name}: ${error.message}`);
    return failurePage(500);
  });
  // What is not made from the catalogue shows the facts of the office all the same.
  for (const path of ["/api/*", "/a2a/*", "/mcp/*", "/.well-known/*", pingPath]) {
    app.use(path, async (_, next) => {
      await parts.inventory.revision().catch(() => {});
      return next();
    });
  }
  app.route("/", createOpenApi(parts));
  const answers = createAnswers();
  app.route("/api", createApi({ ...parts, answers }));
  app.route("/", createAssistants(parts));
  app.route("/", createSeoRoutes(parts));
  app.route("/", createFeeds(parts));
  app.route("/", createPingRoute(parts));
  app.route("/", createAddedPictures(parts));
  app.route("/", createPhotographs(parts.readPhotograph));
  app.all("*", async (context) => {
    const request = context.req.raw;
    // Read for every request, so that the log names a proxy that is not trusted before it counts.
    const clientIp = parts.readClientIp(context);
    const asset = await parts.serveAsset(request, context.req.path);
    if (asset) return asset;
    if (request.method !== "POST") {
      const response = await documents.handle(request);
      parts.analytics.recordVisit(request, context.req.path, response);
      return response;
    }
    const admitted = await admitForm(request, clientIp, parts);
    if (!admitted.ok) return admitted.refusal;
    visitors.set(admitted.post, { clientIp, headers: request.headers });
    return documents.handle(admitted.post, request);
  });
  const findDirect = (path: string) => documents.findDirect(path) ?? answers.findDirect(path);
  return { app, documents, answerStored: createDirectAnswers({ ...parts, findDirect }) };
}
