import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { createCachedResponse } from "#server/http/cached-response.ts";
import { createCountingDocuments } from "#tests/fixtures/counting-pages.ts";
import type { MadePage } from "./made-page.ts";
import type { RenderReply, RenderRequest } from "./render-messages.ts";
import { createRenderProcess } from "./render-process.ts";

async function makePage(text: string): Promise<MadePage> {
  const headers = { "Content-Type": "text/html" };
  const document = await createCachedResponse(200, headers, text, { validity: "always" });
  delete document.bodies.identity;
  return { document, content: { textHash: text, images: [] } };
}

/** A program that answers what it is sent by `reply`; it is silent where that returns null. */
function createProgram(reply: (request: RenderRequest) => Promise<RenderReply> | null) {
  const seen = { started: 0, killed: 0, sent: [] as string[], warnings: [] as string[] };
  const child = Object.assign(new EventEmitter(), {
    /** Whether its channel is closed, which may be seen before its end is told. */
    isGone: false,
    send: (request: RenderRequest, tell: (error: Error | null) => void) => {
      seen.sent.push(request.path);
      tell(child.isGone ? new Error("EPIPE") : null);
      void reply(request)?.then((answer) => child.emit("message", answer));
    },
    kill: () => {
      seen.killed += 1;
    },
  });
  const start = () => {
    seen.started += 1;
    return child as unknown as ChildProcess;
  };
  const warn = (message: string) => seen.warnings.push(message);
  return { seen, child, ...createRenderProcess(warn, start) };
}

test("the program is started for the first page, and makes all of them", async () => {
  const { seen, make, end } = createProgram(async ({ id, path }) => {
    return { id, page: await makePage(path) };
  });
  expect(seen.started).toBe(0);
  const [one, other] = [await make("/about"), await make("/rentals")];
  expect([one.content?.textHash, other.content?.textHash]).toEqual(["/about", "/rentals"]);
  expect(one.document.bodies.gzip?.byteLength).toBe(one.document.bodies.gzip?.buffer.byteLength);
  end();
  expect(seen).toEqual({ started: 1, killed: 1, sent: ["/about", "/rentals"], warnings: [] });
});

test("a page that cannot be made is rejected, and the next one is asked for", async () => {
  const { seen, make } = createProgram(async ({ id, path }) => {
    return { id, page: path === "/about" ? null : await makePage(path) };
  });
  await expect(make("/about")).rejects.toThrow("/about");
  expect((await make("/rentals")).content?.textHash).toBe("/rentals");
  expect(seen.started).toBe(1);
});

test.each(["exit", "error"])(
  "after its %s nothing waits, and no other is started",
  async (event) => {
    const { seen, child, make } = createProgram(() => null);
    const waiting = make("/about");
    child.emit(event, event === "error" ? new Error("ENOENT") : 1);
    child.emit("exit", 1);
    await expect(waiting).rejects.toThrow("/about");
    await expect(make("/rentals")).rejects.toThrow("ended");
    expect(seen.started).toBe(1);
  },
);

test("a program that cannot be asked any more costs a page, and how it ended is told", async () => {
  const { seen, child, make } = createProgram(() => null);
  child.isGone = true;
  await expect(make("/about")).rejects.toThrow("/about");
  expect(seen.warnings).toEqual([]);
  child.emit("exit", null, "SIGKILL");
  expect(seen.warnings).toEqual([
    "The render process has ended (SIGKILL); the site's own renders.",
  ]);
});

test("a program that cannot be started at all rejects every page", async () => {
  const { make } = createRenderProcess(
    () => {},
    () => {
      throw new Error("EAGAIN");
    },
  );
  await expect(make("/about")).rejects.toThrow("EAGAIN");
  await expect(make("/about")).rejects.toThrow("ended");
});

test("a page made elsewhere is in the cache and dated, and one that is not is rendered here", async () => {
  const { state, documents, get, dated } = createCountingDocuments();
  expect(await documents.warm("/about", () => makePage("from elsewhere"))).toBe(true);
  expect(await documents.warm("/rentals", () => Promise.reject(new Error("no")))).toBe(true);
  expect(await (await get("/about")).text()).toBe("from elsewhere");
  expect(await (await get("/rentals")).text()).toContain("<p>1</p>");
  expect(state.rendered).toEqual(["/rentals"]);
  expect(dated).toEqual(["/about", "/rentals"]);
});
