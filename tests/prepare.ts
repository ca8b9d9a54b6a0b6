/** Sees to what `npm test` needs and npm does not bring: a Chromium. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { findChromium } from "#tests/browser/chromium.ts";

const asked = process.env["CHROMIUM_PATH"];

if (asked && !existsSync(asked)) fail(`CHROMIUM_PATH names ${asked}, and there is no such file.`);
if (findChromium() === null) {
  say("No Chromium was found: one is installed now, which takes a minute or two.");
  install();
}
const found = findChromium();
if (found === null) {
  fail("Chromium could not be installed. Install one and say where it is in CHROMIUM_PATH.");
} else say(`Browser tests use ${found}.`);

function install(): void {
  const hasApt = existsSync("/usr/bin/apt-get");
  if (hasApt && userInfo().uid === 0 && installWithApt()) return;
  run("npx", ["playwright-core", "install", "chromium"]);
}

function installWithApt(): boolean {
  return (
    run("apt-get", ["update", "-qq"]) &&
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"])
  );
}

function run(command: string, parameters: string[]): boolean {
  say(`> ${command} ${parameters.join(" ")}`);
  try {
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync(command, parameters, { stdio: "inherit", env: environment });
    return true;
  } catch (error) {
    say(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
