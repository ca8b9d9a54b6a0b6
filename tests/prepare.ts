/**
 * Sees to what `npm test` needs and npm does not bring: a Chromium. One that is installed is used.
 * Else Playwright's is loaded into the user's own cache, which needs no administrator; where that
 * cannot be reached, root gets Debian's package. `SKIP_BROWSER_INSTALL=1` forbids both.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { findChromium } from "#tests/browser/chromium.ts";

interface Way {
  what: string;
  command: string;
  parameters: readonly string[];
  timeoutMs: number;
}

/** A download that hangs gives way to the next way; one that moves has this long. */
const downloadTimeoutMs = 5 * 60_000;
/** An unreachable server would otherwise be waited for, five times over. */
const connectionTimeoutMs = 10_000;

const chromiumPath = process.env["CHROMIUM_PATH"];
const isInstallForbidden = process.env["SKIP_BROWSER_INSTALL"] === "1";

if (chromiumPath && !existsSync(chromiumPath)) {
  fail(`CHROMIUM_PATH names ${chromiumPath}, and there is no such file.`);
} else if (findChromium() === null && isInstallForbidden) {
  fail(
    "The browser tests need a Chromium, none was found, and SKIP_BROWSER_INSTALL=1 forbids to install one. Set CHROMIUM_PATH to one.",
  );
} else {
  if (findChromium() === null) install();
  const found = findChromium();
  if (found === null) fail("No Chromium could be installed. Install one, or set CHROMIUM_PATH.");
  else print(`Browser tests use ${found}.`);
}

function install(): void {
  for (const { what, command, parameters, timeoutMs } of listWays()) {
    print(`No Chromium was found. Installing ${what}: ${command} ${parameters.join(" ")}`);
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
    if (status === 0 && canStart(findChromium())) return;
    const reason = /^.*\b(?:error|cannot|unable)\b.*$/im.exec(stderr)?.[0];
    print(`That did not work${reason === undefined ? "." : `: ${reason.trim()}`}`);
  }
}

/** Playwright's download brings no system libraries, and cannot start where they are missing. */
function canStart(path: string | null): boolean {
  return path !== null && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}

function listWays(): Way[] {
  const playwright: Way = {
    what: "Playwright's into your user cache",
    command: "npx",
    parameters: ["playwright-core", "install", "chromium"],
    timeoutMs: downloadTimeoutMs,
  };
  const canUseApt = existsSync("/usr/bin/apt-get") && userInfo().uid === 0;
  if (!canUseApt) return [playwright];
  const script =
    "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null";
  const debian: Way = {
    what: "Debian's package for the whole machine",
    command: "sh",
    parameters: ["-c", script],
    timeoutMs: 2 * downloadTimeoutMs,
  };
  return [playwright, debian];
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
