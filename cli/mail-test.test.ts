import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { mailTestCommand } from "./mail-test.ts";

let server: SMTPServer | null = null;
let mails: string[] = [];

afterEach(async () => {
  mails = [];
  const running = server;
  server = null;
  if (running === null) return;
  await new Promise<void>((resolve) => {
    running.close(() => resolve());
  });
});

/** A mail server that others wrote; its certificate is of its own making. */
async function listen(options: SMTPServerOptions = {}): Promise<string> {
  const started = new SMTPServer({
    authOptional: true,
    onAuth: ({ username, password }, _, callback) => {
      if (password === "right") callback(null, { user: username });
      else callback(Object.assign(new Error("5.7.8 Not accepted"), { responseCode: 535 }));
    },
    onRcptTo: ({ address }, _, callback) => {
      if (address.startsWith("nobody")) {
        callback(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
      } else callback();
    },
    onData: (stream, _, callback) => {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        mails.push(text);
        callback(null, "queued as 7");
      });
    },
    ...options,
  });
  // Clients that break off are what some tests are about.
  started.on("error", () => {});
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, "127.0.0.1", resolve);
  });
  return `127.0.0.1:${(started.server.address() as AddressInfo).port}`;
}

async function run(words: string[], SMTP_URL?: string) {
  let printed = "";
  const code = await mailTestCommand(words, {
    out: (text) => void (printed += text),
    err: (text) => void (printed += text),
    environment: { SMTP_URL, MAIL_FROM: "website@carts.example" },
    signal: new AbortController().signal,
  });
  return { code, printed };
}

const anyCertificate = "?tls.rejectUnauthorized=false";

test("a mail that is taken is told step by step", async () => {
  const host = await listen();
  const url = `smtp://site:right@${host}${anyCertificate}`;
  expect(await run(["office@carts.example"], url)).toEqual({
    code: 0,
    printed: [
      `Connected to ${host}.`,
      "Encrypted by STARTTLS.",
      "Signed in as site.",
      "The server took the mail from website@carts.example to office@carts.example: 250 queued as 7",
      "Now look whether it arrives, in the spam folder too: taken is not yet delivered.\n",
    ].join("\n"),
  });
  expect(mails).toEqual([expect.stringContaining("Subject: Test email from the website")]);
});

test("without a user name and without encryption it says both", async () => {
  const host = await listen({ hideSTARTTLS: true });
  const { code, printed } = await run(["office@carts.example"], `smtp://${host}`);
  expect(code).toBe(0);
  expect(printed).toContain("Not encrypted.\nNot signed in: SMTP_URL has no user name.\n");
});

test("encryption from the beginning is told from STARTTLS", async () => {
  const host = await listen({ secure: true });
  const { code, printed } = await run(["office@carts.example"], `smtps://${host}${anyCertificate}`);
  expect([code, printed]).toEqual([0, expect.stringContaining("Encrypted from the beginning.\n")]);
});

const withUser = "smtp://site:right@HOST";
const withoutStartTls = { hideSTARTTLS: true, disabledCommands: ["STARTTLS"] };

test.each([
  ["a certificate that is not valid", {}, withUser, "office", "could not be encrypted"],
  ["a server without STARTTLS", withoutStartTls, withUser, "office", "could not be encrypted"],
  [
    "a wrong password",
    {},
    `smtp://site:wrong@HOST${anyCertificate}`,
    "office",
    "535 5.7.8 Not accepted\nThe server refused the user name or the password of SMTP_URL.\n",
  ],
  [
    "a recipient nobody knows",
    {},
    `smtp://HOST${anyCertificate}`,
    "nobody",
    "550 No such mailbox\nThe server refused the recipient.\n",
  ],
])("%s is named in plain words", async (_, options, url, to, words) => {
  const host = await listen(options);
  const { code, printed } = await run([`${to}@carts.example`], url.replace("HOST", host));
  expect([code, printed]).toEqual([1, expect.stringContaining(words)]);
  expect(printed).not.toMatch(/wrong|right/);
  expect(mails).toEqual([]);
});

test("a server that is not there is named in plain words", async () => {
  const host = await listen();
  await new Promise<void>((resolve) => {
    server?.close(() => resolve());
  });
  server = null;
  const { code, printed } = await run(["office@carts.example"], `smtp://${host}`);
  expect(code).toBe(1);
  expect(printed).toMatch(
    /^Not connected to .*\nNOT SENT, at CONN: .*ECONNREFUSED.*\nNo connection/,
  );
});

test("without SMTP_URL it says what to set, and other words are answered with the usage", async () => {
  await expect(run(["office@carts.example"])).rejects.toThrow("SMTP_URL is not set");
  await expect(run(["office"], "smtp://127.0.0.1")).rejects.toThrow("expected an e-mail address");
  for (const words of [[], ["--to"], ["a@carts.example", "b@carts.example"]]) {
    expect(await run(words)).toMatchObject({
      code: 2,
      printed: expect.stringContaining("Usage: npm run mail-test") as string,
    });
  }
});
