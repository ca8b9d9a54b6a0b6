import { type Settings, SettingsError } from "#server/env.server.ts";
import { isLoopback } from "./loopback.ts";

/** Where the office listens, and the origins its pages have. */
export interface OfficePlace {
  port: number;
  host: string;
  /** The first is the one that links name. */
  origins: string[];
}

/** The port of `npm run office` when `OFFICE_PORT` is not set. */
const portDefault = 3100;

/**
 * Where the office listens with these settings.
 * @throws SettingsError when it could be reached from elsewhere without https.
 */
export function findOfficePlace(
  settings: Pick<Settings, "officePort" | "officeHost" | "officeUrl">,
): OfficePlace {
  const { officeHost: host, officeUrl } = settings;
  const port = settings.officePort ?? portDefault;
  const isEncrypted = officeUrl?.startsWith("https:") ?? false;
  if (!isLoopback(host) && !isEncrypted) {
    throw new SettingsError(
      `OFFICE_HOST is ${host}, which others can reach. Set OFFICE_URL to the https:// URL of a proxy in front of it, or leave OFFICE_HOST at 127.0.0.1.`,
    );
  }
  if (officeUrl !== null && !isEncrypted && !isLoopback(new URL(officeUrl).hostname)) {
    throw new SettingsError(
      `OFFICE_URL is ${officeUrl}: outside this computer the office needs https://.`,
    );
  }
  const origins =
    officeUrl === null
      ? ["localhost", "127.0.0.1", "[::1]"].map((name) => `http://${name}:${port}`)
      : [officeUrl];
  return { port, host, origins };
}
