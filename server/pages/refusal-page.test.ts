import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { createBusyPage, failurePage } from "./failure-page.ts";
import { refusalPage } from "./refusal-page.ts";

const encode = (fields: Record<string, string>) =>
  new TextEncoder().encode(new URLSearchParams(fields).toString());

test("a form that may not be sent now keeps what was typed, as text", async () => {
  const markup = '"></textarea><script>alert(1)</script>';
  const posted = encode({
    firstName: markup,
    message: `\nLine one\n${markup}`,
    other: "x",
    "details.serial": markup,
    'details."><b>': "x",
  });
  const page = refusalPage({ status: 429, posted, retryAfterSeconds: 60 }, "/contact?topic=rental");
  expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  const html = await page.text();
  expect(html).toContain('action="/contact?topic=rental"');
  expect(html).toContain("Line one");
  expect(html).toContain(business.phone.display);
  expect(html).toContain('name="firstName"');
  expect(html).toContain('name="details.serial"');
  expect(html).not.toContain('name="other"');
  expect(html).not.toContain("<b>");
  expect(html).not.toContain("<script>");
  expect(html.match(/<\/textarea>/g)).toHaveLength(1);
});

test("a form that was not read says why and has no fields", async () => {
  const html = await refusalPage({ status: 413, reason: "At most 1 & 2" }, "/contact").text();
  expect(html).toContain("<p>At most 1 &amp; 2</p>");
  expect(html).not.toContain("<form");
});

test("every page without a rendering has its phone, a way on and a style that its policy allows", async () => {
  const busy = await createBusyPage(5)();
  const pages = [
    failurePage(500),
    new Response(busy.bodies.identity, busy),
    ...([400, 403, 413, 415, 429] as const).map((status) => refusalPage({ status }, "/contact")),
  ];
  for (const page of pages) {
    const html = await page.text();
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(page.headers.get("Content-Security-Policy")).toContain(`style-src 'sha256-${hash}';`);
    expect(html).toContain(`href="${business.phone.link}"`);
    expect(html).toContain('href="/inventory"');
    expect(html).toContain("width=device-width");
    expect(html.match(/<h1>/g)).toHaveLength(1);
  }
});
