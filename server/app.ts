import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { SiteScenes } from "#domain/geography/map.ts";
import type { SiteServices } from "#app/context.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { InquiryForm, InquiryOutcome } from "#domain/inquiry/inquiry-outcome.ts";
import { redirects } from "#content/pages/redirects.ts";
import { createAgent } from "#server/assistants/agent.ts";
import { createApi } from "#server/api/api.ts";
import { type HttpEnvironment } from "#server/http/environment.ts";
import type { ServeAsset } from "#server/http/static-files.ts";
import type { Analytics } from "#server/analytics/analytics.ts";
import { createPingRoute } from "#server/analytics/ping-route.ts";
import { createCrawling } from "#server/seo/seo-routes.ts";
import type { PageDates } from "#server/seo/page-dates.ts";
import { createSurvey } from "#server/seo/survey.ts";
import { createPages, type Documents } from "#server/pages/pages.ts";
import { failurePage } from "#server/pages/failure-page.ts";
import { createRenderer } from "#server/pages/render.ts";
import { documentPolicy, securityHeaders } from "#server/http/security-headers.ts";
import type { DocumentStyles } from "#server/pages/page-styles.ts";
import { createFeeds } from "#server/feeds/feeds.ts";
import type { InquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import { admitPost } from "#server/http/post-admission.ts";
import type { ReadClientIp } from "#server/http/client-ip.ts";
import type { Inventory } from "#server/inventory/inventory.ts";
import type { PicturedMaps } from "#illustrations/maps/maps.ts";
import { createOpenApi } from "#server/api/openapi/openapi.ts";
import { createPictureFiles } from "#server/http/illustration-files.ts";
import { createScenes } from "#illustrations/scenes/scenes.ts";

/** A page whose database has not answered after this is sent with placeholders. */
const catalogueTimeoutMs = 1500;

export interface SiteParts {
  siteUrl: string;
  /** A site for trying things out, which crawlers are asked to leave alone. */
  isStaging: boolean;
  build: ServerBuild;
  mode: "production" | "development";
  styles: DocumentStyles;
  serveAsset: ServeAsset;
  inventory: Inventory;
  pageDates: PageDates;
  intake: InquiryIntake;
  maps: PicturedMaps;
  analytics: Analytics;
  readClientIp: ReadClientIp;
  /** Told what went wrong; never holds personal data. */
  warn: (message: string) => void;
}

export interface Site {
  app: Hono<HttpEnvironment>;
  documents: Documents;
}

/** The whole site as one app: API, files, documents, in this order. */
export function createSite(parts: SiteParts): Site {
  const app = new Hono<HttpEnvironment>();
  const visitors = new WeakMap<Request, Visitor>();
  const scenes = createScenes(parts.maps);
  const services = createServices(parts, scenes, visitors);
  const documents = createPages({
    render: createRenderer(parts.build, services, parts.mode),
    styles: parts.styles,
    // Vite's own scripts and styles are inline, so a policy would stop development.
    policyFor: parts.mode === "production" ? documentPolicy : null,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    readRevision: parts.inventory.revision,
  });
  const survey = createSurvey({
    ...parts,
    renderWith: (catalogue) =>
      createRenderer(
        parts.build,
        { ...services, catalogue: () => Promise.resolve(catalogue) },
        parts.mode,
      ),
  });
  app.onError((error) => {
    parts.warn(`A request failed: ${error.name}: ${error.message}`);
    return failurePage(500);
  });
  app.route("/", createOpenApi(parts));
  app.route("/api", createApi(parts));
  app.route("/", createAgent(parts));
  app.route("/", createCrawling({ ...parts, survey }));
  app.route("/", createFeeds(parts));
  app.route("/", createPingRoute(parts));
  app.route(
    "/",
    createPictureFiles((path) => parts.maps.picture(path) ?? scenes.picture(path)),
  );
  app.all("*", async (context) => {
    const request = context.req.raw;
    const asset = await parts.serveAsset(request, context.req.path);
    if (asset) return asset;
    if (request.method !== "POST") {
      const response = await documents.handle(request);
      parts.analytics.recordVisit(request, context.req.path, response);
      return response;
    }
    const admitted = await admitPost(request, parts.siteUrl, ["application/x-www-form-urlencoded"]);
    if (!admitted.ok) return refuse(admitted.status, admitted.error);
    const post = new Request(request.url, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: admitted.body,
    });
    visitors.set(post, {
      clientIp: parts.readClientIp(context),
      headers: request.headers,
    });
    return documents.handle(post);
  });
  return { app, documents };
}

/** Who sent a post; pages get the post without it. */
interface Visitor {
  clientIp: string;
  headers: Headers;
}

function createServices(
  parts: SiteParts,
  scenes: SiteScenes,
  visitors: WeakMap<Request, Visitor>,
): SiteServices {
  return {
    siteUrl: parts.siteUrl,
    catalogue: () => answerInTime(parts.inventory.snapshot(), parts.warn),
    receiveInquiry: (request: Request, form: InquiryForm): Promise<InquiryOutcome> => {
      const { clientIp = "unknown", headers = new Headers() } = visitors.get(request) ?? {};
      const creditedPage = parts.analytics.creditInquiry(headers, form.cameFrom);
      return parts.intake.receive({ ...form, creditedPage }, clientIp);
    },
    findReferrerPath: parts.analytics.findReferrerPath,
    maps: parts.maps,
    scenes,
    createIdempotencyKey: randomUUID,
    reportError: (error) => parts.warn(`A page failed: ${formatError(error)}`),
    now: () => new Date(),
  };
}

/** The catalogue, or null when the database is away or too slow for a page to wait. */
async function answerInTime(
  snapshot: Promise<Catalogue>,
  warn: SiteParts["warn"],
): Promise<Catalogue | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), catalogueTimeoutMs);
  });
  try {
    return await Promise.race([snapshot, late]);
  } catch (error) {
    warn(`The catalogue could not be read: ${formatError(error)}`);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function formatError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : "unknown error";
}

function refuse(status: number, error: string): Response {
  const headers = { ...securityHeaders, "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${error}\n`, { status, headers });
}
