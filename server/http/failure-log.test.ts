import { expect, test } from "vitest";
import { createFailureLog, failureLogEveryMs } from "./failure-log.ts";

test("of each kind of failure the first is logged at once, then one a minute with the number between", () => {
  const lines: string[] = [];
  let time = 5;
  const log = createFailureLog(
    (line) => lines.push(line),
    () => time,
  );
  for (const path of ["/a", "/b", "/c"]) log("away", `${path} failed`);
  log("other", "other failed");
  time += failureLogEveryMs - 1;
  log("away", "/d failed");
  expect(lines).toEqual(["/a failed", "other failed"]);
  time += 1;
  for (const path of ["/e", "/f"]) log("away", `${path} failed`);
  expect(lines.slice(2)).toEqual(["/e failed (and 3 more since the last such line)"]);
});
