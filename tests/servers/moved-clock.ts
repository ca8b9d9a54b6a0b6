import { readFileSync } from "node:fs";

// Loaded before a site by `node --import`: its clock stands at the time in a file, until the test
// writes another one.

const file = process.env["CLOCK_FILE"] ?? "";
const RealDate = Date;

function readClock(): number {
  return RealDate.parse(readFileSync(file, "utf8"));
}

globalThis.Date = class extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(readClock());
    else super(...(parts as [number]));
  }

  static override now(): number {
    return readClock();
  }
} as DateConstructor;
