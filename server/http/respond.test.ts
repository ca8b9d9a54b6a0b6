import { expect, test } from "vitest";
import { createCachedResponse, recompress } from "./cached-response.ts";
import { respondCached } from "./respond.ts";

test("a client that takes no encoding gets the text of a page that is stored compressed only", async () => {
  const text = "A page of the site. ".repeat(500);
  const cached = await createCachedResponse(200, {}, text, { validity: "always" });
  await recompress(cached);
  expect(Object.keys(cached.bodies).toSorted()).toEqual(["br", "gzip"]);
  const response = respondCached(new Request("http://carts.example/"), cached);
  expect(response.headers.get("Content-Encoding")).toBeNull();
  expect(response.headers.get("Content-Length")).toBe(String(text.length));
  expect(await response.text()).toBe(text);
});
