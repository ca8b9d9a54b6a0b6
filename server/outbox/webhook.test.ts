import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendWebhook } from "./webhook.ts";
import { makeInquiry, makeStoredInquiry } from "#tests/fixtures/inquiries.ts";
import type { WebhookReceiver } from "#tests/servers/webhook-receiver.ts";
import { startWebhookReceiver } from "#tests/servers/webhook-receiver.ts";

const secret = "a secret of sixteen";
const message = {
  id: "message-1",
  inquiry: makeStoredInquiry(),
  now: new Date("2026-11-20T15:00:01.900Z"),
};
let receiver: WebhookReceiver;

beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(async () => {
  vi.useRealTimers();
  await receiver.stop();
});

function send(url = receiver.url, isPrivateAllowed = true, signal = new AbortController().signal) {
  return sendWebhook({ url, secret, isPrivateAllowed }, message, signal);
}

/** Verifies as a receiver does; the package takes the secret in base64 and rejects old times. */
function verify(headers: Record<string, string>, body: string): unknown {
  vi.useFakeTimers({ now: message.now, toFake: ["Date"] });
  return new Webhook(Buffer.from(secret).toString("base64")).verify(body, headers);
}

test("the inquiry arrives as JSON with a signature over id, time and body", async () => {
  expect(await send()).toEqual({ kind: "sent" });
  const [received] = receiver.received;
  expect(received?.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": "message-1",
    "webhook-timestamp": "1795186801",
  });
  const headers = Object.fromEntries(
    ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [
      name,
      String(received?.headers[name]),
    ]),
  );
  const body = received?.body ?? "";
  expect(verify(headers, body)).toEqual({
    type: "inquiry.received",
    timestamp: "2026-11-20T15:00:00.000Z",
    data: {
      ...makeInquiry(),
      id: message.inquiry.id,
      receivedAt: message.inquiry.receivedAt,
      status: "new",
    },
  });
  expect(() => verify(headers, body.replace("Ada", "Eve"))).toThrow("No matching signature");
  expect(() => verify({ ...headers, "webhook-id": "message-2" }, body)).toThrow(
    "No matching signature",
  );
});

test("a redirect is not followed", async () => {
  receiver.answer = { status: 307, location: `${receiver.url}/elsewhere` };
  expect(await send()).toEqual({ kind: "retry", code: "HTTP 307", reason: "answered 307" });
  expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
});

test.each([
  [500, "retry"],
  [404, "retry"],
  [429, "retry"],
  [410, "refused"],
  [204, "sent"],
] as const)("an answer of %i means %s", async (status, kind) => {
  receiver.answer = { status };
  expect(await send()).toMatchObject({ kind });
});

test("a private address is refused, by number and by name, and nothing is sent", async () => {
  expect(await send(receiver.url, false)).toMatchObject({
    kind: "retry",
    reason: "WEBHOOK_URL is an address of a private network",
  });
  const byName = receiver.url.replace("127.0.0.1", "localhost");
  expect(await send(byName, false)).toMatchObject({
    kind: "retry",
    reason: "WEBHOOK_URL leads to a private network",
  });
  expect(receiver.received).toEqual([]);
});

test("nobody listening may pass, and an attempt can be given up", async () => {
  const { url } = receiver;
  await receiver.stop();
  expect(await send(url)).toMatchObject({ kind: "retry", code: "ECONNREFUSED" });
  receiver = await startWebhookReceiver();
  expect(await send(receiver.url, true, AbortSignal.abort())).toMatchObject({ kind: "retry" });
});
