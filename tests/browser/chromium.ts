import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where a Chromium is on this machine: CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium(): string | null {
  const asked = process.env["CHROMIUM_PATH"];
  if (asked) return existsSync(asked) ? asked : null;
  return [...installed, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}
