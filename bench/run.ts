/**
 * Measures the built site on this machine: `npm run bench [-- PART…]`, where a part is one of those
 * below, `places` only when it is named; `--seconds` and `--rounds` say how long each load takes and how often,
 * `--posts` how many inquiries `deployment` sends, `--requests` how many the memory is looked at after.
 * Asserts nothing.
 */
import { parseArgs } from "node:util";
import { benchAnswers } from "./answers.ts";
import { benchCatalogue, benchTyping } from "./many-vehicles.ts";
import { benchDeployment } from "./deployment.ts";
import { benchMemory } from "./memory.ts";
import { benchPlaces } from "./many-places.ts";
import { benchOffice } from "./office.ts";
import { benchProcesses } from "./processes.ts";
import { benchStart } from "./start.ts";
import { assertWrk } from "./wrk.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "4" },
    rounds: { type: "string", default: "3" },
    posts: { type: "string", default: "5000" },
    requests: { type: "string", default: "1000000" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const requests = Number(values.requests);
const parts: Readonly<Record<string, () => Promise<void>>> = {
  answers: () => benchAnswers({ seconds, rounds }),
  processes: () => benchProcesses({ seconds, rounds }),
  memory: () => benchMemory(requests),
  start: () => benchStart(rounds),
  catalogue: benchCatalogue,
  places: benchPlaces,
  typing: benchTyping,
  office: benchOffice,
  deployment: () => benchDeployment(Number(values.posts)),
};

/** It builds the site three times, the last time with a hundred times as many places. */
const onlyByName: ReadonlySet<string> = new Set(["places"]);

const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  throw new Error(`Parts are ${Object.keys(parts).join(", ")}, not ${unknown.join(", ")}.`);
}
assertWrk();
for (const [name, bench] of Object.entries(parts)) {
  const isMeant = positionals.length === 0 ? !onlyByName.has(name) : positionals.includes(name);
  if (isMeant) await bench();
}
