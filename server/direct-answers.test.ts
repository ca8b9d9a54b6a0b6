import { get, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import type { CachedResponse } from "#server/http/cached-response.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { startServing, type Serving } from "#server/http/http-server.ts";
import { browserAgent } from "#tests/fixtures/analytics.ts";
import { createDirectAnswers } from "./direct-answers.ts";

let serving: Serving | undefined;

afterEach(() => serving?.stop());

function makePage(given: Partial<CachedResponse> = {}): CachedResponse {
  const identity = new Uint8Array(Buffer.from("stored"));
  return {
    status: 200,
    headers: { "Content-Type": "text/html" },
    etag: 'W/"1"',
    bodies: { identity },
    identityLength: identity.length,
    validity: { version: "7" },
    ...given,
  };
}

interface World {
  revisionNow?: number | null;
  revision?: () => Promise<number>;
}

/** A server whose app answers "app" to everything, with one page and one file stored. */
async function serve(
  page: CachedResponse | (() => CachedResponse | null),
  { revisionNow = 7, revision }: World = {},
) {
  const findPage = typeof page === "function" ? page : () => page;
  const counted: string[] = [];
  const forwarded: (string | undefined)[] = [];
  const file = makePage({ validity: "always" });
  const app = new Hono<HttpEnvironment>();
  app.all("*", (context) => context.text("app"));
  serving = await startServing(app, {
    port: 0,
    host: "127.0.0.1",
    answerStored: createDirectAnswers({
      findDirect: (path) => (path === "/about" ? findPage() : null),
      serveAsset: { findDirect: (path) => (path === "/icon.svg" ? file : null) },
      inventory: {
        revisionNow: () => revisionNow,
        revision: revision ?? (() => Promise.reject(new Error("away"))),
      },
      analytics: {
        recordCachedVisit: (headers, path) =>
          void counted.push(`${path} ${headers.get("user-agent") === browserAgent}`),
      },
      readClientIp: ({ req }) => {
        forwarded.push(req.header("X-Forwarded-For"));
        return "";
      },
    }),
  });
  return { counted, forwarded };
}

function ask(path: string, headers: IncomingHttpHeaders = {}, method = "GET"): Promise<string> {
  return new Promise((resolve, reject) => {
    const all = { "User-Agent": browserAgent, ...headers };
    const options = { port: serving?.port, path, headers: all, method, agent: false };
    get(options, (response) => resolve(text(response))).on("error", reject);
  });
}

test("a stored page of the present catalogue is sent without the app, and counted as a visit", async () => {
  const { counted, forwarded } = await serve(makePage());
  expect(await ask("/about")).toBe("stored");
  expect(await ask("/about", { "if-none-match": 'W/"1"' })).toBe("");
  expect(counted).toEqual(["/about true", "/about true"]);
  expect(forwarded).toEqual([]);
});

test("a file is sent without the app and is no visit", async () => {
  const { counted } = await serve(makePage());
  expect(await ask("/icon.svg")).toBe("stored");
  expect(counted).toEqual([]);
});

test("a proxy that forwards is looked at, as by the app", async () => {
  const { forwarded } = await serve(makePage());
  await ask("/about", { "x-forwarded-for": "203.0.113.7" });
  expect(forwarded).toEqual(["203.0.113.7"]);
});

test("a page that says that a vehicle is gone is sent, and is no visit", async () => {
  const { counted } = await serve(makePage({ status: 410 }));
  expect(await ask("/about")).toBe("stored");
  expect(counted).toEqual([]);
});

test("the app answers what is outdated, what is not stored in this form, and what is unusual", async () => {
  const { counted } = await serve(makePage());
  for (const headers of [{ range: "bytes=0-" }, { host: "1.2.3.4.5" }, { "content-length": "0" }]) {
    expect([headers, await ask("/about", headers)]).toEqual([headers, "app"]);
  }
  expect(await ask("/about?x")).toBe("app");
  expect(await ask("/about", {}, "POST")).toBe("app");
  await serving?.stop();
  await serve(makePage({ validity: { version: "6" } }));
  expect(await ask("/about")).toBe("app");
  await serving?.stop();
  await serve(makePage({ bodies: { gzip: new Uint8Array(1) } }));
  expect(await ask("/about")).toBe("app");
  expect(counted).toEqual([]);
});

test("a page that needs no catalogue is looked up when the facts in it are those of now", async () => {
  let isOutdated = false;
  const page = makePage({ validity: "always" });
  await serve(() => (isOutdated ? null : page), {
    revisionNow: null,
    revision: () => {
      isOutdated = true;
      return Promise.resolve(7);
    },
  });
  expect(await ask("/about")).toBe("app");
});

test("where the revision is asked over a network, the page waits for it", async () => {
  await serve(makePage(), { revisionNow: null, revision: () => Promise.resolve(7) });
  expect(await ask("/about")).toBe("stored");
  await serving?.stop();
  await serve(makePage(), { revisionNow: null, revision: () => Promise.resolve(8) });
  expect(await ask("/about")).toBe("app");
  await serving?.stop();
  await serve(makePage(), { revisionNow: null });
  expect(await ask("/about")).toBe("app");
});
