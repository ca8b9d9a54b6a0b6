import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { runCommand, type SiteServer, startSite } from "#tests/servers/site-server.ts";
import { type SmtpServer, startSmtpServer } from "#tests/servers/smtp-server.ts";

/** Two processes on one database, whose clocks the test moves; one of them has the office. */
const directory = makeDirectory();
const clockFile = join(directory.place.dataDir, "clock");
let sites: SiteServer[] = [];
/** Also those that were stopped: one of them may have done a job before. */
const everySite: SiteServer[] = [];
let smtp: SmtpServer;
let officeUrl = "";
let environment: Record<string, string> = {};
const patience = { timeout: 240_000, interval: 500 };

const setClock = (time: string) => writeFileSync(clockFile, time);

beforeAll(async () => {
  smtp = await startSmtpServer();
  // Tuesday, 10:00 in New York.
  setClock("2026-11-17T15:00:00Z");
  const port = String(await findFreePort());
  officeUrl = `http://localhost:${port}`;
  environment = {
    NODE_OPTIONS: "--import ./tests/servers/moved-clock.ts",
    CLOCK_FILE: clockFile,
    SMTP_URL: smtp.url,
    INQUIRY_TO: "sales@carts.example",
    OFFICE_URL: officeUrl,
  };
  const { dataDir } = directory.place;
  const first = await startSite({ environment: { ...environment, OFFICE_PORT: port }, dataDir });
  sites = [first, await startSite({ environment, dataDir })];
  everySite.push(...sites);
});

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await smtp.stop();
  await directory.remove();
});

async function send(firstName: string): Promise<string> {
  const sent = await fetch(`${sites[0]?.url}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      firstName,
      lastName: "Quinn",
      email: "ada.quinn@mail.example",
      phone: "(732) 555-0123",
      interest: "sales",
      message: `Is the blue one still there? ${firstName}`,
    }),
  });
  return ((await sent.json()) as { id: string }).id;
}

/** The mails with a text in their subject, with lines joined as a mail program shows them. */
function findMails(subject: string): string[] {
  const texts = smtp.mails.map(({ raw }) => raw.replaceAll("=\n", "").replaceAll("=3D", "="));
  return texts.filter((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.includes(subject));
}

async function receiveMail(subject: string, count: number): Promise<string> {
  await vi.waitFor(() => expect(findMails(subject).length).toBe(count), patience);
  return findMails(subject).at(-1) ?? "";
}

const press = (url: string, headers: Record<string, string> = { Origin: officeUrl }) =>
  fetch(url, { method: "POST", redirect: "manual", headers });

/** Jobs run every minute by the real clock; a restart runs them at once. */
async function restart(): Promise<void> {
  const [first, second] = sites;
  await second?.stop();
  const { dataDir } = directory.place;
  const next = await startSite({ environment, dataDir });
  everySite.push(next);
  if (first !== undefined) sites = [first, next];
}

async function readStatus(id: string): Promise<string> {
  const { stdout } = await runCommand(directory.place, "inquiries", ["show", id, "--json"]);
  return (JSON.parse(stdout) as { status: string }).status;
}

test("the link in the mail says who answered with one press, and a mail program that opens it says nothing", async () => {
  const id = await send("Ada");
  const mail = await receiveMail(`Website inquiry ${id.slice(-6)}`, 1);
  const link = /http:\/\/localhost:\d+\/answered\/\S+/.exec(mail)?.[0] ?? "";
  expect(link.startsWith(`${officeUrl}/answered/`)).toBe(true);
  for (let opened = 0; opened < 2; opened += 1) {
    const page = await fetch(link);
    const text = await page.text();
    expect(text).toContain("Yes, it is answered");
    expect(text).not.toMatch(/Quinn|555-0123|blue one/);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  }
  expect(await readStatus(id)).toBe("new");

  const elsewhere = await press(link, { Origin: "https://attacker.example" });
  expect(elsewhere.status).toBe(403);
  await press(`${link}x`);
  expect((await fetch(link.replace(officeUrl, sites[0]?.url ?? ""))).status).toBe(404);
  expect(await readStatus(id)).toBe("new");

  await press(link);
  expect(await readStatus(id)).toBe("answered");
  await press(link);
  const page = (await (await fetch(link)).text()).replaceAll("<!-- -->", "");
  expect(page).toContain("Answered by sales@carts.example, ");
  expect((await fetch(`${officeUrl}/inquiries/${id}`, { redirect: "manual" })).status).toBe(303);
});

test("of two processes one reminds of an inquiry in time, one sends the digest, and a restart repeats neither", async () => {
  const id = await send("Ben");
  await receiveMail(`Website inquiry ${id.slice(-6)}`, 1);
  setClock("2026-11-17T21:00:01Z");
  await restart();
  const reminder = await receiveMail(`Still to answer: website inquiry ${id.slice(-6)}`, 1);
  expect(reminder).toContain(`${officeUrl}/answered/`);
  setClock("2026-11-18T14:00:01Z");
  await restart();
  expect(await receiveMail("Today: 1 to answer", 1)).toContain("Ben Quinn, (732) 555-0123");
  const logs = () => everySite.map((site) => site.output()).join("");
  await vi.waitFor(() => expect(logs()).toContain("Sent the digest of 2026-11-18."), patience);
  await restart();
  const other = await send("Cleo");
  await receiveMail(`Website inquiry ${other.slice(-6)}`, 1);
  expect(findMails("Still to answer")).toHaveLength(1);
  expect(findMails("Today: ")).toHaveLength(1);
});
