import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Mail } from "./send-mail.ts";
import { createSendMail } from "./send-mail.ts";

/** A mail server that others wrote, so that our reading of the protocol is not the only one. */
let server: SMTPServer;
let received: string[];
let logins: string[];

beforeEach(async () => {
  received = [];
  logins = [];
  server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) => {
      logins.push(auth.username ?? "");
      callback(null, { user: auth.username });
    },
    onData: (stream, _session, callback) => {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString("utf8");
      });
      stream.on("end", () => {
        received.push(text);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});
afterEach(async () => {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});

const mail: Mail = {
  messageId: "<one@carts.example>",
  to: "sales@carts.example",
  replyTo: "ada.quinn@mail.example",
  subject: "Website inquiry ae66fd (Sales)",
  text: "A line.\n.\n..dots and ünïcödé 🛺\nFrom here on",
  date: new Date("2026-11-20T15:00:00Z"),
};

function send(credentials = "") {
  const { port } = server.server.address() as AddressInfo;
  const sendMail = createSendMail({
    url: `smtp://${credentials}127.0.0.1:${port}`,
    from: { name: "Coastline Golf Carts", address: "website@carts.example" },
    name: "carts.example",
  });
  return sendMail(mail, new AbortController().signal);
}

test("a mail server that others wrote takes the mail, dots and all", async () => {
  expect(await send()).toEqual({ kind: "sent" });
  expect(received).toHaveLength(1);
  expect(received[0]).toContain("Reply-To: ada.quinn@mail.example\r\n");
  expect(received[0]).toContain("Message-ID: <one@carts.example>\r\n");
});

test("a password is not sent where the connection cannot be encrypted", async () => {
  expect(await send("user:secret@")).toMatchObject({ kind: "retry" });
  expect(logins).toEqual([]);
  expect(received).toEqual([]);
});

test("a server that does not encrypt is told from one that refuses the mail", async () => {
  server.options.disabledCommands = ["STARTTLS"];
  expect(await send("user:secret@")).toMatchObject({
    kind: "retry",
    code: "STARTTLS: the mail server has none, and SMTP_URL has a password, which is sent encrypted only",
    reason: expect.stringContaining("STARTTLS") as string,
  });
  expect(logins).toEqual([]);
  expect(await send()).toEqual({ kind: "sent" });
});
