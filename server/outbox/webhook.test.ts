import { afterEach, beforeEach, expect, test } from "vitest";
import { isPrivateAddress } from "./private-addresses.ts";
import { sendWebhook, sign } from "./webhook.ts";
import { makeInquiry, makeStoredInquiry } from "#tests/fixtures/inquiries.ts";
import type { WebhookReceiver } from "#tests/servers/webhook-receiver.ts";
import { startWebhookReceiver } from "#tests/servers/webhook-receiver.ts";

const delivery = {
  id: "delivery-1",
  inquiry: makeStoredInquiry(),
  now: new Date("2026-11-20T15:00:01.900Z"),
};
let receiver: WebhookReceiver;

beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.stop());

function send(url = receiver.url, isPrivateAllowed = true, signal = new AbortController().signal) {
  return sendWebhook({ url, secret: "a secret of sixteen", isPrivateAllowed }, delivery, signal);
}

test("the inquiry arrives as JSON with a signature over id, time and body", async () => {
  expect(await send()).toEqual({ kind: "sent" });
  const [received] = receiver.received;
  expect(received?.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": "delivery-1",
    "webhook-timestamp": "1795186801",
  });
  const signed = sign("a secret of sixteen", `delivery-1.1795186801.${received?.body}`);
  expect(received?.headers["webhook-signature"]).toBe(`v1,${signed}`);
  expect(JSON.parse(received?.body ?? "")).toEqual({
    type: "inquiry.received",
    timestamp: "2026-11-20T15:00:00.000Z",
    data: {
      ...makeInquiry(),
      id: delivery.inquiry.id,
      receivedAt: delivery.inquiry.receivedAt,
      status: "new",
    },
  });
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

test.each(["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"])(
  "%s is private",
  (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  },
);

test.each(["::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "ff02::1"])(
  "%s is private as well",
  (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  },
);

test.each(["1.1.1.1", "93.184.215.14", "2606:4700::1111"])("%s is public", (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});
