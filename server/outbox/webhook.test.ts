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

/** Verifies as a receiver does who uses the package as its documentation says; it rejects old times. */
function verify(
  headers: Record<string, string>,
  body: string,
  verifier = new Webhook(secret, { format: "raw" }),
): unknown {
  vi.useFakeTimers({ now: message.now, toFake: ["Date"] });
  return verifier.verify(body, headers);
}

/** The headers and the body of the one request that came. */
function takeReceived() {
  const [received] = receiver.received;
  const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
  const headers = Object.fromEntries(names.map((name) => [name, String(received?.headers[name])]));
  return { headers, body: received?.body ?? "" };
}

test.each([
  // The example of the Standard Webhooks specification.
  "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
])("with the secret %s a receiver that was given it verifies the signature", async (given) => {
  const webhook = { url: receiver.url, secret: given, isPrivateAllowed: true };
  await sendWebhook(webhook, message, new AbortController().signal);
  const { headers, body } = takeReceived();
  expect(verify(headers, body, new Webhook(given))).toMatchObject({ type: "inquiry.received" });
});

test("the inquiry arrives as JSON with a signature over id, time and body", async () => {
  expect(await send()).toEqual({ kind: "sent" });
  expect(receiver.received[0]?.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": "message-1",
    "webhook-timestamp": "1795186801",
  });
  const { headers, body } = takeReceived();
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
