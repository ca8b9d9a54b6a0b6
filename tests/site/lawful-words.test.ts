import { afterAll, beforeAll, expect, test } from "vitest";
import { business, listShowroomLines } from "#content/dealership/business.ts";
import { returnFees } from "#content/dealership/fees.ts";
import { pages } from "#content/pages/pages.ts";
import { findRevision } from "#content/pages/policies/policies.ts";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";
import { walk } from "./walked-page.ts";

/** What is read besides pages: by shopping channels, language models and programs. */
const files = ["/llms.txt", "/feeds/products.json", "/feeds/google.xml", "/feeds/meta.csv"];

/** Places and towns are made of the same sentences, so that every tenth is enough. */
const read = pages.filter(
  ({ kind }, index) => (kind !== "place" && kind !== "town") || index % 10 === 0,
);

let site: SiteServer;
/** Everything that is served, by its path, as one text with what stands in attributes. */
let texts: Map<string, string>;

beforeAll(async () => {
  site = await startSite();
  const walked = await walk(site, read);
  texts = new Map(walked.map(({ path, text }) => [path, readText(text)]));
  for (const path of [...files, "/api/vehicles", "/.well-known/agent-card.json"]) {
    texts.set(path, readText((await ask(site.url + path)).text));
  }
  const request = { type: "dealer.information.request" };
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: "1",
    method: "SendMessage",
    params: { message: { messageId: "1", role: "ROLE_USER", parts: [{ data: request }] } },
  });
  const headers = { "Content-Type": "application/json", "A2A-Version": "1.0" };
  const answer = await fetch(`${site.url}/a2a`, { method: "POST", headers, body });
  texts.set("/a2a", readText(await answer.text()));
}, 600_000);
afterAll(() => site.stop());

test("0% is always an annual percentage rate with its conditions (12 CFR 1026.24)", () => {
  const { zeroFinancing, zeroFinancingCondition } = business.claims;
  const whole = `${zeroFinancing}, ${zeroFinancingCondition}`;
  expect(whole).toBe(
    "0% annual percentage rate (APR) on select models, on approved credit; ask which models and terms",
  );
  const wrong = findWrong((text) => {
    const rest = text.replaceAll(whole, "");
    // The heading that the specification gives, followed by the whole statement.
    const others = text.includes(whole) ? rest.replaceAll("0% APR Financing", "") : rest;
    return /(?<![\d.,])0 ?%|zero[ -]percent|interest[ -]free/i.test(others);
  });
  expect(wrong).toEqual([]);
  expect(findWrong((text) => text.includes(whole)).length).toBeGreaterThan(5);
});

test("whoever reads of a warranty reads whose it is (16 CFR 702)", () => {
  const isNamed = /manufacturers?['’]s?['’]? (?:warranty|promise)/i;
  expect(findWrong((text) => /warrant/i.test(text) && !isNamed.test(text))).toEqual([]);
  const ours = /\bour (?:own )?warranty|\d[ -]years? warranty|(?:lifetime|full) warranty/i;
  expect(findWrong((text) => ours.test(text))).toEqual([]);
});

test("whoever reads of carts sold as is reads of the Buyers Guide (16 CFR 455)", () => {
  const isAsIs = (text: string) => /\b(?:sold|sell|sale) as[ -]is\b/i.test(text);
  const wrong = findWrong((text) => isAsIs(text) && !text.includes("Buyers Guide"));
  expect(wrong).toEqual([]);
  expect(findWrong(isAsIs)).toEqual(["/policies/return-policy", "/policies/terms-conditions"]);
});

test("no limit is said to hold in some states only, without saying which (N.J.S.A. 56:12-16)", () => {
  const vague =
    /some (?:states|jurisdictions)[^.]{0,40}(?:allow|permit)|as far as the law|where prohibited|to the (?:fullest|maximum) extent|unless state law/i;
  expect(findWrong((text) => vague.test(text))).toEqual([]);
  for (const path of ["/terms", "/policies/terms-conditions"]) {
    expect(texts.get(path)).toMatch(/In New Jersey (?:that limit|both limits) appl/);
  }
});

test("a street that nobody has confirmed is nowhere, and the town is on every page", () => {
  expect(findWrong((text) => /\b1 Main Street|to be confirmed/i.test(text))).toEqual([]);
  const paths = new Set(read.map(({ path }) => path));
  const [line = ""] = listShowroomLines();
  expect(findWrong((text) => !text.includes(line)).filter((path) => paths.has(path))).toEqual([]);
  for (const path of ["/llms.txt", "/a2a"]) expect(texts.get(path)).toContain(line);
});

test("a new cart's refund is promised within its days in all, and nowhere later", () => {
  const { refundBusinessDays } = returnFees.newCart;
  const text = texts.get("/policies/return-policy") ?? "";
  expect(text).toContain(`refund for a new cart within ${refundBusinessDays} business days in all`);
  expect(findWrong((each) => /(?:approve|approval)[^.]{0,60}new cart/i.test(each))).toEqual([]);
});

test("every policy says when it was last revised, and since when it holds if the source says so", () => {
  const policies = pages.filter(({ kind }) => kind === "policy").map(({ path }) => path);
  for (const path of policies) {
    const { revised } = findRevision(path.split("/").at(-1) ?? "");
    const day = new Date(revised).toLocaleDateString("en-US", {
      dateStyle: "long",
      timeZone: "UTC",
    });
    expect(texts.get(path), path).toContain(`revised ${day}`);
  }
  const isEffective = (path: string) => texts.get(path)?.includes("Effective January 23, 2025");
  expect(policies.filter((path) => !isEffective(path))).toEqual([
    "/accessibility",
    "/policies/staffing-report",
  ]);
});

test("the payment estimate computes nothing before somebody typed a rate, without script too", async () => {
  const missing = "Type your own rate.";
  // The worked example has a monthly figure, and says at it what it is; the result has none.
  const hasResult = (html: string) =>
    html.includes("Total interest") ||
    [...html.matchAll(/<output[^>]*>(.*?)<\/output>/gs)].some(([text]) => text.includes("$"));
  const first = (await ask(`${site.url}/financing?vehicle=denago-ev-city&down=1000&term=60`)).text;
  expect([first.includes(missing), hasResult(first)]).toEqual([true, false]);
  const example = new RegExp(
    String.raw`Example at \d+% APR.{0,300}\$[\d,.]+.{0,300}\d+ payments, \$[\d,]+ down\. Not an offer\.`,
    "s",
  );
  expect(first).toMatch(example);
  const rated = (await ask(`${site.url}/financing?vehicle=denago-ev-city&term=60&apr=7.25`)).text;
  expect([rated.includes(missing), hasResult(rated)]).toEqual([false, true]);
});

test("the form says beside the phone field what a number is used for", () => {
  const text = texts.get("/contact") ?? "";
  expect(text).toContain(
    "We call or text about this inquiry only. Consent isn't a condition of purchase.",
  );
});

/** The paths whose text is so. */
function findWrong(isWrong: (text: string) => boolean): string[] {
  return [...texts]
    .filter(([, text]) => isWrong(text))
    .map(([path]) => path)
    .toSorted();
}

function readText(source: string): string {
  return source
    .replaceAll("<!-- -->", "")
    .replaceAll(/<\/?(?:a|time|strong|span)\b[^>]*>/g, "")
    .replaceAll(/<style\b.*?<\/style>/gs, "")
    .replaceAll(/<\/?(?:div|p|li|ul|ol|td|th|tr|dd|dt|h\d|br|section|article)\b[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}
