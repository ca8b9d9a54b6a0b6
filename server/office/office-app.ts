import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { createContext, ServerBuild } from "react-router";
import { provideFactsTo } from "#server/facts/current-facts.ts";
import type { ReadClientIp } from "#server/http/client-ip.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import type { ServeAsset } from "#server/http/static-files.ts";
import type { Session } from "#server/staff/sessions.ts";
import { createGuard, isFormTokenRight } from "./office-guard.ts";
import type { OfficeContext, OfficeServices } from "./office-services.ts";
import { createPasskeyRequests } from "./passkey-requests.ts";
import {
  createPasskeyCookie,
  createSessionCookie,
  type TokenCookie,
  toFormToken,
} from "./session-cookie.ts";

const formBytesMax = 256 * 1024;
/** What is larger than a photograph may be still fits, so that its page can say so. */
const photographFormBytesMax = 40 * 1024 * 1024;
/** A file of 10,000 vehicles has about 8 million bytes, and a form of all that changed as many. */
const cartFormBytesMax = 32 * 1024 * 1024;

/** Scripts and styles are files of the office alone; nothing of it may be framed or stored. */
const officeHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; "),
  "Cache-Control": "no-store",
  // A link that signs in must not be told to another site, nor what an inquiry's page is called.
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

export interface OfficeAppOptions {
  services: OfficeServices;
  /** The React Router build of `office/`. */
  build: ServerBuild;
  serveAsset: ServeAsset;
  /** The pictures of carts, as the public site has them. */
  pictures: Hono<HttpEnvironment>;
  /** Brings the facts that pages show up to date. */
  readFacts: () => Promise<unknown>;
  /** The office's own origins; the first is the one that links name. */
  origins: readonly string[];
  /** Attempts to sign in by a link, per client. */
  signInLimit: RateLimit;
  readClientIp: ReadClientIp;
}

/** What `office/entry.server.tsx` exports beside its handler. */
interface EntryModule {
  officeContext: ReturnType<typeof createContext<OfficeContext>>;
}

/** The office as one app: guard, files, and pages for those who are signed in. */
export function createOfficeApp(options: OfficeAppOptions): Hono<HttpEnvironment> {
  const { services, build, serveAsset, origins } = options;
  const guard = createGuard(origins);
  const cookie = createSessionCookie(origins[0] ?? "");
  const handle = createRequestHandler(build, "production");
  const { officeContext: key } = build.entry.module as ServerBuild["entry"]["module"] & EntryModule;
  provideFactsTo(build.entry.module);
  const app = new Hono<HttpEnvironment>();
  app.onError((error) => {
    services.reportError(error);
    return new Response("The office could not answer. Try again in a minute.", {
      status: 500,
      headers: officeHeaders,
    });
  });
  app.use(async (context, next) => {
    const refusal = guard({
      method: context.req.method,
      peer: context.env.incoming?.socket.remoteAddress ?? "",
      header: (name) => context.req.header(name),
    });
    if (refusal === null) return next();
    return new Response(refusal.text, { status: refusal.status, headers: officeHeaders });
  });
  app.route("/", options.pictures);
  app.all("*", async (context) => {
    const { path } = context.req;
    // Browsers ask for it by themselves; the office has none.
    if (path === "/favicon.ico") return new Response(null, { status: 204, headers: officeHeaders });
    const asset = path.startsWith("/assets/") ? await serveAsset(context.req.raw, path) : null;
    if (asset !== null) return asset;
    const token = cookie.read(context.req.header("Cookie"));
    const session = token === null ? null : await services.sessions.find(token);
    if (session === null && !isOpenPath(path)) return toSignIn();
    // Nothing of a body is read before this: an upload of whoever is not signed in ends above.
    const tooLarge = await limitBody(context);
    if (tooLarge !== undefined) return tooLarge;
    const opened = openRequest({
      options,
      cookie,
      session,
      formToken: session === null || token === null ? "" : toFormToken(token),
      clientIp: options.readClientIp(context),
      userAgent: context.req.header("User-Agent") ?? "",
      cookieHeader: context.req.header("Cookie"),
    });
    await options.readFacts();
    const provider = new RouterContextProvider(new Map([[key, opened.context]]));
    const response = await handle(context.req.raw, provider);
    return withOfficeHeaders(response, opened.cookies);
  });
  return app;
}

interface RequestParts {
  options: OfficeAppOptions;
  cookie: TokenCookie;
  session: Session | null;
  formToken: string;
  clientIp: string;
  userAgent: string;
  cookieHeader: string | undefined;
}

/** What the pages are handed with one request, and the cookies that its answer is to set. */
function openRequest(parts: RequestParts): {
  context: OfficeContext;
  cookies: readonly string[];
} {
  const { options, cookie, session, formToken, clientIp, userAgent, cookieHeader } = parts;
  const { services, signInLimit } = options;
  const cookies: string[] = [];
  const begin = async (token: string) => {
    // A session that was there before ends: nobody goes on under two names.
    if (session !== null) await services.sessions.end(session.id);
    cookies.push(cookie.write(token));
  };
  const context: OfficeContext = {
    ...services,
    ...createPasskeyRequests({
      passkeys: services.passkeys,
      cookie: createPasskeyCookie(options.origins[0] ?? ""),
      cookieHeader,
      cookies,
      limit: signInLimit,
      clientIp,
      begin: async (member) => begin(await services.sessions.start(member, userAgent)),
    }),
    session,
    formToken,
    scriptUrl: options.build.assets.entry.module,
    readForm: async (request) => {
      const form = await request.formData();
      // Before somebody is signed in there is no token; the guard has looked at the origin.
      if (session === null || isFormTokenRight(form.get("formToken"), formToken)) return form;
      throw new Response(null, { status: 403 });
    },
    signIn: async (linkToken) => {
      if ((await signInLimit.take(clientIp)) !== null) return "too-many";
      const begun = await services.sessions.signIn(linkToken, userAgent);
      if (begun === null) return "not-valid";
      await begin(begun);
      return "signed-in";
    },
    signOut: async () => {
      if (session !== null) await services.sessions.end(session.id);
      cookies.push(cookie.clear());
    },
  };
  return { context, cookies };
}

/** Reads a body of unknown length within its limit; the answer to one that is longer. */
function limitBody(context: Context<HttpEnvironment>): Promise<Response | void> {
  const onError = () => new Response("This is too large.", { status: 413, headers: officeHeaders });
  const limit = bodyLimit({ maxSize: findBodyBytesMax(context.req.path), onError });
  return limit(context, () => Promise.resolve());
}

function findBodyBytesMax(path: string): number {
  if (!path.startsWith("/carts")) return formBytesMax;
  return path.endsWith("/pictures") ? photographFormBytesMax : cartFormBytesMax;
}

/** Pages to sign in, and those whose link is signed and says all that it allows. */
function isOpenPath(path: string): boolean {
  return path === "/sign-in" || path.startsWith("/sign-in/") || path.startsWith("/answered/");
}

function toSignIn(): Response {
  return new Response(null, { status: 303, headers: { ...officeHeaders, Location: "/sign-in" } });
}

function withOfficeHeaders(response: Response, cookies: readonly string[]): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(officeHeaders)) headers.set(name, value);
  for (const text of cookies) headers.append("Set-Cookie", text);
  return new Response(response.body, { status: response.status, headers });
}
