import { expect, test } from "vitest";
import { chooseEncoding } from "./accept-encoding.ts";

test.each([
  [null, "identity"],
  ["", "identity"],
  ["br, gzip", "br"],
  ["gzip;q=1, br;q=0.2", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0.5, br;q=0", "gzip"],
  ["identity;q=1, br;q=0.1", "identity"],
  ["deflate", "identity"],
  ["br;q=nonsense", "identity"],
] as const)("Accept-Encoding %j is answered with %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
