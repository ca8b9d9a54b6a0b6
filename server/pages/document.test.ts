import { expect, test } from "vitest";
import { createDocument } from "./document.ts";

test("other requests have their turn before the styles of a page are looked for, and after", async () => {
  const order: string[] = [];
  const styles = {
    inline: (html: string) => {
      order.push("styles");
      setImmediate(() => order.push("second request"));
      return { html, inlined: [] };
    },
  };
  setImmediate(() => order.push("first request"));
  const rendered = { response: new Response("<p>Carts</p>"), validity: "always" } as const;
  const { document } = await createDocument(
    rendered,
    { styles, policyFor: null, cdnMaxAgeSeconds: 0 },
    true,
  );
  expect(order).toEqual(["first request", "styles", "second request"]);
  expect(document.status).toBe(200);
});
