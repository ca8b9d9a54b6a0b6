import { openDatabase } from "#server/db/open-database.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { postEach } from "#tests/faults/visitors.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { startNginx } from "#tests/servers/nginx-server.ts";
import { startPostgres } from "#tests/servers/postgres-server.ts";
import { startSite } from "#tests/servers/site-server.ts";

const connections = 32;

/** Posts inquiries through nginx to two servers over one PostgreSQL and looks for each in the database. */
export async function benchDeployment(count: number): Promise<void> {
  const postgres = await startPostgres();
  const databaseUrl = `${postgres.url}/postgres`;
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { DATABASE_URL: databaseUrl, SITE_URL: url, TRUSTED_PROXIES: "127.0.0.1" };
  const start = () => startSite({ environment, dataDir: "" });
  const sites = await Promise.all([start(), start()]);
  const servers = sites.map((site) => new URL(site.url).host);
  const nginx = await startNginx({ example: "nginx-two-servers.conf", port, servers });
  try {
    const startedAt = performance.now();
    const { acknowledged, unanswered } = await postEach(url, { count, connections });
    const seconds = (performance.now() - startedAt) / 1_000;
    const counted = countAnswers(nginx.readLog());
    const database = await openDatabase({ databaseUrl, dataDir: "" });
    const inquiries = await createInquiryAdmin(database).list();
    await database.close();
    const stored = new Map(inquiries.map(({ id, message }) => [id, message]));
    const lost = [...acknowledged].filter(([message, id]) => stored.get(id) !== message).length;
    const twice = inquiries.length - new Set(stored.values()).size;
    process.stdout.write(
      `${count} posts through nginx to two servers over PostgreSQL, ${connections} at a time, in ${seconds.toFixed(0)} s (${(count / seconds).toFixed(0)} a second): ${lost} lost, ${twice} stored twice, ${unanswered} without an answer and sent again\n${counted}`,
    );
  } finally {
    await nginx.stop();
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.remove();
  }
}

/** How often nginx got which answer from which server, a line each. */
function countAnswers(log: string): string {
  const counts = new Map<string, number>();
  for (const [, answer = ""] of log.matchAll(/^POST \S+ (\d+ from .*)$/gm)) {
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return [...counts].map(([answer, times]) => `  ${times} × ${answer}\n`).join("");
}
