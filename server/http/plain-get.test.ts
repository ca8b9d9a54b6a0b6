import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { readPlainGet } from "./plain-get.ts";

const host: [string, string] = ["Host", "shop.example"];

function makeRequest(headers: readonly [string, string][], given: Partial<IncomingMessage> = {}) {
  const request = new IncomingMessage(new Socket());
  return Object.assign(request, {
    method: "GET",
    httpVersion: "1.1",
    rawHeaders: headers.flat(),
    ...given,
  });
}

test("the headers of a plain GET are known by their names, however they are spelled", () => {
  const headers = readPlainGet(
    makeRequest([
      host,
      ["User-Agent", "Browser/1"],
      ["IF-NONE-MATCH", 'W/"1"'],
      ["sec-ch-ua-platform-that-nobody-reads", "x"],
      ["Accept", "*/*"],
    ]),
  );
  expect(headers?.get("user-agent")).toBe("Browser/1");
  expect(headers?.get("if-none-match")).toBe('W/"1"');
  expect(headers?.get("dnt")).toBeNull();
  expect(() => headers?.get("accept")).toThrow("accept is not read of a plain GET.");
});

test.each([
  ["another method", makeRequest([host], { method: "HEAD" })],
  ["an older HTTP", makeRequest([host], { httpVersion: "1.0" })],
  ["no host", makeRequest([["Accept", "*/*"]])],
  ["a host that is none", makeRequest([["Host", "1.2.3.4.5"]])],
  ["a body", makeRequest([host, ["Content-Length", "0"]])],
  ["a body of unknown length", makeRequest([host, ["Transfer-Encoding", "chunked"]])],
  ["a part of the answer", makeRequest([host, ["Range", "bytes=0-"]])],
  ["another protocol", makeRequest([host, ["UPGRADE", "websocket"]])],
  ["an expectation", makeRequest([host, ["expect", "100-continue"]])],
  ["a header twice", makeRequest([host, ["DNT", "1"], ["dnt", "0"]])],
])("a request with %s is not plain", (_, request) => {
  expect(readPlainGet(request)).toBeNull();
});
