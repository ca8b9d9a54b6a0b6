import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import type { DatabasePlace } from "#server/db/open-database.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { makeDatabase } from "#tests/fixtures/databases.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { findNginx, startNginx, type NginxServer } from "#tests/servers/nginx-server.ts";
import { startSmtpServer, type SmtpServer } from "#tests/servers/smtp-server.ts";
import type { Child } from "./child.ts";
import { useSites } from "./sites.ts";
import { postEach, postInquiry } from "./visitors.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const patience = { timeout: 60_000, interval: 50 };
const sites = useSites();
let database: Awaited<ReturnType<typeof makeDatabase>>;
let smtp: SmtpServer;
let nginx: NginxServer | null = null;

beforeEach(async () => {
  [database, smtp] = await Promise.all([makeDatabase(), startSmtpServer()]);
});
afterEach(async () => {
  await nginx?.stop();
  await smtp.stop();
  await database.remove();
});

/** Two servers of the site over one PostgreSQL, and nginx before them as `deploy/` has it. */
async function startDeployment(environment: Readonly<Record<string, string>> = {}) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { SITE_URL: url, TRUSTED_PROXIES: "127.0.0.1", ...environment };
  const start = () => sites.start({ place: database.place, environment: settings });
  const servers: readonly [Child, Child] = await Promise.all([start(), start()]);
  const hosts = servers.map((server) => new URL(server.url).host);
  nginx = await startNginx({ example: "nginx-two-servers.conf", port, servers: hosts });
  return { url, servers, hosts, readLog: nginx.readLog };
}

async function readStored(place: DatabasePlace) {
  const opened = await openDatabase(place);
  const admin = createInquiryAdmin(opened);
  const [inquiries, messages] = await Promise.all([admin.list(), admin.listMessages()]);
  await opened.close();
  return { inquiries, messages };
}

async function changePrice(place: DatabasePlace, price: number): Promise<string> {
  const opened = await openDatabase(place);
  const inventory = createInventory(opened);
  const [vehicle] = (await inventory.snapshot()).vehicles;
  if (vehicle === undefined) throw new Error("The catalogue is empty.");
  await inventory.importVehicles([{ ...vehicle, price }], "update");
  await opened.close();
  return `/vehicles/${vehicle.id}`;
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url);
  return response.ok ? response.text() : `status ${response.status}`;
}

// tests/prepare.ts installs nginx where it can, and says so where it cannot.
const isNginxMissing = findNginx() === null;

test.skipIf(isNginxMissing)(
  "two servers behind nginx show a new price at the next request, count posts together, and send each mail once",
  async () => {
    const limit = 6;
    const environment = {
      SMTP_URL: smtp.url,
      INQUIRY_TO: "sales@carts.example",
      CONTACT_RATE_LIMIT: String(limit),
    };
    const { url, servers, hosts, readLog } = await startDeployment(environment);
    const urls = [...servers.map((server) => server.url), url, url];
    const path = await changePrice(database.place, 8_111);
    for (const each of urls) expect(await readText(each + path)).toContain("$8,111");
    await changePrice(database.place, 9_222);
    for (const each of urls) expect(await readText(each + path)).toContain("$9,222");

    let accepted = 0;
    let status: number | undefined;
    while (status !== 429 && accepted < 2 * limit) {
      const answer = await postInquiry(url, null, { message: `Message number ${accepted}` });
      status = answer?.status;
      if (status === 201) accepted += 1;
    }
    // Each for itself, they would take twice as many; one that has to wait long for the common count
    // takes a post without it.
    expect(accepted).toBeGreaterThanOrEqual(limit);
    expect(accepted).toBeLessThan(2 * limit);
    await vi.waitFor(() => {
      for (const host of hosts) {
        expect(readLog()).toContain(`POST /api/contact 201 from ${host}`);
      }
    }, patience);
    await vi.waitFor(async () => {
      const { messages } = await readStored(database.place);
      expect(messages.map(({ state }) => state)).toEqual(Array<string>(accepted).fill("sent"));
    }, patience);
    // Stopped, neither has anything left to send.
    await Promise.all(servers.map(({ end }) => end("SIGTERM")));
    expect(smtp.mails).toHaveLength(accepted);
  },
);

test.skipIf(isNginxMissing)(
  "two servers behind nginx go on when one is killed under load: every page comes, posts under way there can be sent again, and nothing is lost or stored twice",
  async () => {
    const count = 450;
    const [pageVisitors, postVisitors] = [8, 8];
    const { url, servers } = await startDeployment();
    const killed = Promise.withResolvers<number | null>();
    let isOver = false;
    let pages = 0;
    const failures: string[] = [];
    const reading = Array.from({ length: pageVisitors }, async () => {
      while (!isOver) {
        const page = await readText(`${url}/inventory`).catch((error: unknown) => String(error));
        pages += 1;
        if (!page.endsWith("</html>")) failures.push(page.slice(0, 100));
      }
    });
    const { acknowledged, unanswered } = await postEach(
      url,
      { count, connections: postVisitors },
      (acknowledgedCount) => {
        if (acknowledgedCount === count / 3) killed.resolve(servers[0].end("SIGKILL"));
      },
    );
    isOver = true;
    await Promise.all(reading);
    await killed.promise;

    expect(servers[0].process.signalCode).toBe("SIGKILL");
    expect(failures).toEqual([]);
    expect(unanswered).toBeLessThanOrEqual(postVisitors);
    const { inquiries } = await readStored(database.place);
    const stored = new Map(inquiries.map(({ id, message }) => [message, id]));
    expect(inquiries).toHaveLength(count);
    expect(stored).toEqual(acknowledged);
    process.stdout.write(
      `one of two killed: ${pages} pages and ${count} posts answered, ${unanswered} posts were not answered and sent again\n`,
    );
  },
);
