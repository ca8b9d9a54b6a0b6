/** `npm run facts:accept`: the values that content has now are meant, though the specification differs. */
import { readCurrentFacts } from "./current-facts.ts";
import {
  acceptFacts,
  findDifferences,
  formatDifference,
  readSpecificationFile,
  writeSpecificationFile,
} from "./specification-file.ts";

const file = readSpecificationFile();
const current = readCurrentFacts();
const differences = findDifferences(file, current);
const today = new Date().toISOString().slice(0, 10);
writeSpecificationFile(acceptFacts(file, current, today));
for (const difference of differences) process.stdout.write(`${formatDifference(difference)}\n`);
process.stdout.write(
  `${differences.length} facts accepted in tests/specification.json. Commit it with the change.\n`,
);
