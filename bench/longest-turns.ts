/**
 * Loaded before a site by `node --import`: measures what its main thread computes in each turn of
 * the event loop, which is how long a request may have to wait for it, on however busy a machine.
 * It writes the file of `TURNS_FILE` once a second: the milliseconds of the longest turns since the start,
 * or since SIGUSR2.
 */
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env["TURNS_FILE"] ?? "";
// A process that this one starts is not measured.
delete process.env["TURNS_FILE"];
const longestMax = 400;
let longest: number[] = [];
let before = readMicros();

function readMicros(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

function look(): void {
  const now = readMicros();
  longest.push((now - before) / 1_000);
  if (longest.length > 2 * longestMax) cut();
  before = readMicros();
  setImmediate(look).unref();
}

function cut(): void {
  longest = longest.toSorted((one, other) => other - one).slice(0, longestMax);
}

// The thread of SQLite loads this file, too.
if (isMainThread && file !== "") {
  process.on("SIGUSR2", () => {
    longest = [];
  });
  setInterval(() => {
    cut();
    writeFileSync(file, JSON.stringify(longest));
    before = readMicros();
  }, 1_000).unref();
  look();
}
