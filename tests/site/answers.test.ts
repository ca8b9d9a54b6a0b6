import { expect, inject, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { redirects } from "#content/pages/redirects.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { ask } from "./ask.ts";
import { readTexts } from "./walked-page.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded" };

const site = inject("sharedSite");

test.each([
  ["GET", "/", 200],
  ["GET", "/no-such-page", 404],
  ["GET", "/privacy-policy", 308],
  ["POST", "/", 405],
  ["GET", "/api/vehicles", 200],
  ["GET", "/api/vehicles/no-such-cart", 404],
  ["GET", "/api/no-such-thing", 404],
  ["DELETE", "/api/vehicles", 405],
  ["GET", "/api/contact", 405],
  ["GET", "/livez", 200],
  ["GET", "/healthz", 200],
  ["GET", "/statusz", 503],
  ["GET", "/metrics", 404],
  ["GET", "/assets/no-such-file.js", 404],
  ["GET", "/speculation-rules.json", 200],
  ["GET", "/%E0%A4%A", 404],
])("%s %s answers %i with every security header", async (method, path, status) => {
  const answer = await ask(site.url + path, { method, headers: method === "POST" ? form : {} });
  expect(answer.status).toBe(status);
  for (const name of Object.keys(securityHeaders)) {
    expect(answer.headers[name.toLowerCase()], name).toBeTruthy();
  }
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(answer.text).not.toMatch(/at .*\.[jt]s:\d/);
});

test.each([
  ["/share/coastline.png", "cross-origin"],
  ["/pictures/carts/denago-ev-city-front-1440.webp", "cross-origin"],
  ["/icon-512.png", "same-origin"],
  ["/feeds/products.json", "same-origin"],
  ["/feeds/google.xml", "same-origin"],
  ["/sitemap.xml", "same-origin"],
  ["/robots.txt", "same-origin"],
  ["/llms.txt", "same-origin"],
  ["/api/openapi.json", "same-origin"],
  ["/about", "same-origin"],
])("%s may be embedded by pages that are %s", async (path, policy) => {
  const { status, headers } = await ask(site.url + path);
  expect([status, headers["cross-origin-resource-policy"]]).toEqual([200, policy]);
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});

test("a page requires trusted types and allows script from here alone", async () => {
  const { headers } = await ask(`${site.url}/contact`);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers["speculation-rules"]).toBe('"/speculation-rules.json"');
});

test.each(["/no-such-page", "/no/such", "/no/such/page", "/policies/no-such-policy"])(
  "%s is nothing: the page says so in the specification's words and leads on",
  async (path) => {
    const { status, text } = await ask(site.url + path);
    expect(status).toBe(404);
    const [small = ""] = readTexts(text, /<details [^]*?<\/summary>(404 [^]*?)<\/details>/g);
    expect(small.split(/<br\/?>/)).toEqual([
      "404 Page Not Found",
      "Did you forget to add the page to the router?",
    ]);
    expect(text).toMatch(/<form [^>]*action="\/inventory"[^]*name="search"/);
    expect(text).toContain(`href="${business.phone.link}"`);
    const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
    const links = readTexts(main, /href="(\/[^"]*)"/g);
    expect(links).toEqual(expect.arrayContaining(["/inventory", "/new-jersey/belmar-golf-carts"]));
    expect(text).not.toContain("<script");
    expect(text).toContain('content="noindex"');
  },
);

test.each(["/atlantis-golf-carts", "/delaware/atlantis-golf-carts", "/atlantis/lewes-golf-carts"])(
  "%s is a place we do not know, and the page says so",
  async (path) => {
    const { status, text } = await ask(site.url + path);
    expect(status).toBe(404);
    expect(text).toContain("Location not found");
  },
);

test("a vehicle that is not there is a 404 in the specification's words", async () => {
  const { status, text } = await ask(`${site.url}/vehicle/no-such-cart`);
  expect(status).toBe(404);
  expect(text).toContain("Vehicle Not Found");
  expect(readTexts(text.replaceAll("<!-- -->", ""), /(The vehicle [^<]*removed\.)/g)).toEqual([
    "The vehicle you're looking for doesn't exist or has been removed.",
  ]);
});

test("the API says what is wrong as JSON", async () => {
  const vehicle = await ask(`${site.url}/api/vehicles/no-such-cart`);
  expect(JSON.parse(vehicle.text)).toEqual({ error: "Vehicle not found" });
  const unknown = await ask(`${site.url}/api/no-such-thing`);
  expect(JSON.parse(unknown.text)).toHaveProperty("error");
  const wrongMethod = await ask(`${site.url}/api/vehicles`, { method: "DELETE" });
  expect(wrongMethod.headers.allow).toBe("GET, HEAD");
  const wrongPage = await ask(`${site.url}/about`, { method: "DELETE" });
  expect(wrongPage.headers.allow).toBe("GET, HEAD");
});

test.each(redirects.map(({ from, to }) => [from, to]))(
  "%s leads to %s in one step",
  async (from, to) => {
    const answer = await ask(site.url + from);
    expect([answer.status, answer.headers.location]).toEqual([308, to]);
    expect((await ask(site.url + to)).status).toBe(200);
  },
);

test.each([
  ["/delaware/%6cewes-golf-carts", "/delaware/lewes-golf-carts"],
  ["/vehicles/%64enago-ev-city", "/vehicles/denago-ev-city"],
  ["/vehicles/denago-ev-city/3D", "/vehicles/denago-ev-city/3d"],
  ["/Rentals?a=b", "/rentals?a=b"],
])("%s leads to the canonical spelling", async (from, to) => {
  const answer = await ask(site.url + from);
  expect([answer.status, answer.headers.location]).toEqual([308, to]);
});

test("a slash at the end leads to the address without it", async () => {
  const answer = await ask(`${site.url}/about/`);
  expect([answer.status, answer.headers.location]).toEqual([308, "/about"]);
});

test.each(["/about", "/api/vehicles", "/inventory?brand=denago"])(
  "HEAD %s has the headers of GET and no body",
  async (path) => {
    const got = await ask(site.url + path);
    const head = await ask(site.url + path, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers.etag).toBe(got.headers.etag);
    expect(head.headers["content-type"]).toBe(got.headers["content-type"]);
    expect(head.headers["content-length"]).toBe(String(got.body.length));
  },
);

test.each(["/about", "/inventory", "/api/vehicles", "/api/vehicles/denago-ev-city"])(
  "%s is not sent again to who has it",
  async (path) => {
    const { etag = "" } = (await ask(site.url + path)).headers;
    const again = await ask(site.url + path, { headers: { "If-None-Match": `"old", ${etag}` } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await ask(site.url + path, { headers: { "If-None-Match": '"old"' } });
    expect(other.status).toBe(200);
  },
);

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
  ["identity", undefined],
  ["*", "br"],
  ["", undefined],
])("Accept-Encoding %j is answered with %s", async (accepted, encoding) => {
  const { headers } = await ask(`${site.url}/about`, { headers: { "Accept-Encoding": accepted } });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["vary"]).toContain("Accept-Encoding");
});

test("files named by their content are kept for ever, pages are asked for again", async () => {
  const page = await ask(`${site.url}/contact`);
  expect(page.headers["cache-control"]).toBe("public, no-cache");
  const about = await ask(`${site.url}/about`);
  expect(about.headers["cache-control"]).toBe("public, no-cache");
  const assets = readTexts(page.text, /(\/assets\/[\w./-]+)/g);
  expect(assets.length).toBeGreaterThan(0);
  for (const address of assets) {
    const { status, headers } = await ask(site.url + address);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
});
