import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";

const movedClock = fileURLToPath(new URL("../servers/moved-clock.ts", import.meta.url));

let directory: string;
let site: SiteServer;

function setClock(instant: string): void {
  writeFileSync(join(directory, "clock"), instant);
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "carts-clock-"));
  // Friday, 4:59:59 PM in New York.
  setClock("2026-11-20T21:59:59Z");
  site = await startSite({
    environment: {
      NODE_OPTIONS: `--import=${movedClock}`,
      CLOCK_FILE: join(directory, "clock"),
    },
  });
});

afterAll(async () => {
  await site.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** What the header says, and the page's ETag. */
async function read(path: string, etag = ""): Promise<{ hours: string; etag: string }> {
  const response = await fetch(site.url + path, { headers: { "If-None-Match": etag } });
  const html = await response.text();
  const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
  return {
    hours: /Opens? [^<]*/.exec(header)?.[0] ?? `status ${response.status}`,
    etag: response.headers.get("ETag") ?? "",
  };
}

test("the hours in the header of a cached page change at the minute, without a restart", async () => {
  const paths = ["/about", "/inventory", "/contact", "/no-such-page"];
  const open = await Promise.all(paths.map((path) => read(path)));
  expect(open.map(({ hours }) => hours)).toEqual(paths.map(() => "Open until 5 PM"));
  expect((await read("/about", open[0]?.etag)).hours).toBe("status 304");
  setClock("2026-11-20T22:00:00Z");
  for (const [index, path] of paths.entries()) {
    expect((await read(path, open[index]?.etag)).hours).toBe("Opens Saturday 9 AM");
  }
  setClock("2026-11-25T22:00:00Z");
  expect((await read("/about")).hours).toBe("Opens Friday 9 AM");
  const contact = await (await fetch(`${site.url}/contact`)).text();
  expect(contact).toContain("Thursday, November 26 (Thanksgiving\u00A0Day)");
});
