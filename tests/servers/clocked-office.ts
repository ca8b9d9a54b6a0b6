import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "./free-port.ts";
import { printOfficeLink } from "./office-link.ts";
import { type SiteServer, startSite } from "./site-server.ts";

const movedClock = fileURLToPath(new URL("moved-clock.ts", import.meta.url));

/** A site with its office, whose clock stands where a test sets it. */
export interface ClockedOffice {
  site: SiteServer;
  officeUrl: string;
  setClock: (instant: string) => void;
  /** What `npm run office -- --link` prints: a link that signs in once. */
  printLink: () => string;
  stop: () => Promise<void>;
}

/** Starts such a site. @param instant where its clock stands at first, in ISO 8601. */
export async function startClockedOffice(instant: string): Promise<ClockedOffice> {
  const directory = mkdtempSync(join(tmpdir(), "carts-clock-"));
  const port = String(await findFreePort());
  const clockFile = join(directory, "clock");
  const officeUrl = `http://localhost:${port}`;
  const clock = { NODE_OPTIONS: `--import=${movedClock}`, CLOCK_FILE: clockFile };
  /** The site reads the file at any moment, so it must never be empty. */
  const setClock = (next: string) => {
    writeFileSync(`${clockFile}.next`, next);
    renameSync(`${clockFile}.next`, clockFile);
  };
  setClock(instant);
  const site = await startSite({ environment: { ...clock, OFFICE_PORT: port } });
  return {
    site,
    officeUrl,
    setClock,
    printLink: () => printOfficeLink(site.dataDir, officeUrl, clock),
    stop: async () => {
      await site.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
