/**
 * Sees to what `npm test` needs and npm does not bring: a Chromium, and an nginx for the tests of
 * several machines. What is installed is used. Else Playwright's Chromium is loaded into the user's own
 * cache, which needs no administrator; where that cannot be reached, and for nginx, root gets Debian's
 * packages. Without nginx its tests are left out. `SKIP_BROWSER_INSTALL=1` forbids to install anything.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { findChromium } from "#tests/browser/chromium.ts";
import { findNginx } from "#tests/servers/nginx-server.ts";

interface Way {
  what: string;
  command: string;
  parameters: readonly string[];
  timeoutMs: number;
}

interface Program {
  name: string;
  /** Where it is; null where it is missing or cannot start. */
  find: () => string | null;
  ways: readonly Way[];
}

/** A download that hangs gives way to the next way; one that moves has this long. */
const downloadTimeoutMs = 5 * 60_000;
/** An unreachable server would otherwise be waited for, five times over. */
const connectionTimeoutMs = 10_000;

const chromiumPath = process.env["CHROMIUM_PATH"];
const isInstallForbidden = process.env["SKIP_BROWSER_INSTALL"] === "1";
const canUseApt = existsSync("/usr/bin/apt-get") && userInfo().uid === 0;

prepareChromium();
prepareNginx();

function prepareChromium(): void {
  if (chromiumPath && !existsSync(chromiumPath)) {
    fail(`CHROMIUM_PATH names ${chromiumPath}, and there is no such file.`);
    return;
  }
  if (findChromium() === null && isInstallForbidden) {
    fail(
      "The browser tests need a Chromium, none was found, and SKIP_BROWSER_INSTALL=1 forbids to install one. Set CHROMIUM_PATH to one.",
    );
    return;
  }
  const playwright: Way = {
    what: "Playwright's into your user cache",
    command: "npx",
    parameters: ["playwright-core", "install", "chromium"],
    timeoutMs: downloadTimeoutMs,
  };
  const ways = [playwright, ...listDebianWays("chromium")];
  if (findChromium() === null) install({ name: "Chromium", find: findStartingChromium, ways });
  const found = findChromium();
  if (found === null) fail("No Chromium could be installed. Install one, or set CHROMIUM_PATH.");
  else print(`Browser tests use ${found}.`);
}

/** The tests that need it are skipped without it: the rest of the site needs no nginx. */
function prepareNginx(): void {
  if (findNginx() === null && !isInstallForbidden) {
    install({ name: "nginx", find: findNginx, ways: listDebianWays("nginx-light") });
  }
  const found = findNginx();
  if (found !== null) print(`Tests of several machines use ${found}.`);
  else {
    print(
      "WARNING: the tests of several machines are skipped, because there is no nginx. On Debian: apt-get install nginx-light",
    );
  }
}

function install({ name, find, ways }: Program): void {
  for (const { what, command, parameters, timeoutMs } of ways) {
    print(`No ${name} was found. Installing ${what}: ${command} ${parameters.join(" ")}`);
    const { status, stderr } = spawnSync(command, parameters, {
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
      timeout: timeoutMs,
      env: {
        ...process.env,
        DEBIAN_FRONTEND: "noninteractive",
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(connectionTimeoutMs),
      },
    });
    if (status === 0 && find() !== null) return;
    const reason = /^.*\b(?:error|cannot|unable)\b.*$/im.exec(stderr)?.[0];
    print(`That did not work${reason === undefined ? "." : `: ${reason.trim()}`}`);
  }
}

/** Playwright's download brings no system libraries, and cannot start where they are missing. */
function findStartingChromium(): string | null {
  const path = findChromium();
  if (path === null) return null;
  return spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0 ? path : null;
}

/** None for an account that may not install packages. */
function listDebianWays(name: string): Way[] {
  if (!canUseApt) return [];
  const script = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name} >/dev/null`;
  return [
    {
      what: "Debian's package for the whole machine",
      command: "sh",
      parameters: ["-c", script],
      timeoutMs: 2 * downloadTimeoutMs,
    },
  ];
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
