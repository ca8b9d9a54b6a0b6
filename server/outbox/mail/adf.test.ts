import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { buildAdf } from "./adf.ts";
import { business } from "#content/dealership/business.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { makeStoredInquiry } from "#tests/fixtures/inquiries.ts";

/** The document type of ADF 1.0: which children an element has, in which order and how often. */
const contents: Readonly<Record<string, RegExp | "text">> = {
  adf: /^(prospect )+$/,
  prospect: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
  id: "text",
  requestdate: "text",
  vehicle:
    /^(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?$/,
  year: "text",
  make: "text",
  model: "text",
  customer: /^contact (id )*(timeframe )?(comments )?$/,
  contact: /^(name )+(email |(phone )+|email (phone )+)(address )?$/,
  name: "text",
  email: "text",
  phone: "text",
  comments: "text",
  address: /^(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?$/,
  street: "text",
  city: "text",
  regioncode: "text",
  postalcode: "text",
  country: "text",
  vendor: /^(id )*vendorname (url )?contact $/,
  vendorname: "text",
  provider: /^(id )*name (service )?(url )?(email )?(phone )?(contact )?$/,
  url: "text",
};

const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  prospect: { status: /^(new|resend)$/ },
  id: { sequence: /^\d+$/, source: /./ },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  name: { part: /^(surname|first|middle|last|full)$/, type: /^(business|individual)$/ },
  email: { preferredcontact: /^[01]$/ },
  phone: {
    type: /^(voice|fax|cellphone|pager)$/,
    time: /^(morning|afternoon|evening|nopreference|day)$/,
    preferredcontact: /^[01]$/,
  },
};

interface Element {
  name: string;
  children: string;
  text: string;
}

/** Parses an XML document and checks it; the texts of its elements by name. */
function readAdf(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const open: Element[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes: given }) => {
    const parent = open.at(-1);
    if (parent) parent.children += `${name} `;
    for (const [attribute, value] of Object.entries(given)) {
      expect(value).toMatch(attributes[name]?.[attribute] ?? /never: no such attribute/);
    }
    open.push({ name, children: "", text: "" });
  });
  parser.on("text", (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.on("closetag", () => {
    const element = open.pop();
    if (!element) return;
    const model = contents[element.name];
    const isRight =
      model === "text"
        ? element.children === ""
        : model?.test(element.children) === true && element.text.trim() === "";
    if (!isRight) throw new Error(`${element.name} may not hold: ${element.children}`);
    texts.set(element.name, [...(texts.get(element.name) ?? []), element.text]);
  });
  parser.write(xml).close();
  return texts;
}

function read(given: Partial<StoredInquiry> = {}): Map<string, string[]> {
  return readAdf(buildAdf(makeStoredInquiry(given), "https://carts.example"));
}

describe("the ADF document", () => {
  test("it is valid and holds the customer, the dealership and the message", () => {
    const texts = read();
    expect(texts.get("name")?.slice(0, 2)).toEqual(["Ada", "Quinn"]);
    expect(texts.get("email")?.[0]).toBe("ada.quinn@mail.example");
    expect(texts.get("phone")?.[0]).toBe("(732) 555-0123");
    expect(texts.get("comments")).toEqual(["Topic: Sales\n\nIs the blue one still there?"]);
    expect(texts.get("vendorname")).toEqual([business.name]);
    expect(texts.get("requestdate")).toEqual(["2026-11-20T15:00:00+00:00"]);
  });

  test("the vehicle of interest is the one that the visitor came from", () => {
    const texts = read({ about: "Denago EV Nomad XL" });
    expect([texts.get("make"), texts.get("model")]).toEqual([["DENAGO"], ["EV Nomad XL"]]);
    expect(texts.get("comments")?.[0]).toContain("About: Denago EV Nomad XL");
  });

  test.each([
    ["Quote for the DENAGO EV ROVER XL6", "DENAGO", "EV ROVER XL6"],
    ["Test drive of the EVOLUTION D5 RANGER 4 PLUS", "EVOLUTION", "D5 RANGER 4 PLUS"],
    ["DENAGO EV NOMAD: Harbor Blue body, Sand seats, Black roof", "DENAGO", "EV NOMAD"],
    ["DENAGO EV CITY at $15,000, $1,000 down, 48 months, 9% APR assumed", "DENAGO", "EV CITY"],
    ["Rental: Evolution Classic 4 Plus", "EVOLUTION", "Classic 4 Plus"],
    ["Quote for a cart from DENAGO", "Not chosen", "Not chosen"],
  ])("the vehicle of %s is found", (about, make, model) => {
    const texts = read({ about });
    expect([texts.get("make"), texts.get("model")]).toEqual([[make], [model]]);
  });

  test("only a sales inquiry says that somebody wants to buy a new cart", () => {
    const open = (given: Partial<StoredInquiry>) =>
      /<vehicle.*?>/.exec(buildAdf(makeStoredInquiry(given), "https://carts.example"))?.[0];
    expect(open({ interest: "sales" })).toBe('<vehicle interest="buy" status="new">');
    for (const given of [
      { interest: "service", about: "DENAGO EV CITY" },
      { interest: "parts" },
      { interest: "general" },
      { interest: "general", about: "Rental" },
      { interest: "sales", about: "Rental" },
    ] as const) {
      expect(open(given)).toBe("<vehicle>");
      const comment = `This is not a purchase request. Topic:`;
      expect(read(given).get("comments")?.[0]).toContain(comment);
    }
    expect(read({ interest: "sales" }).get("comments")).toHaveLength(1);
  });

  test("without a vehicle the format still gets one, said to be not chosen", () => {
    const texts = read({ about: "Weekly rental, 4 seats" });
    expect([texts.get("make"), texts.get("model")]).toEqual([["Not chosen"], ["Not chosen"]]);
  });

  test.each([
    "</comments><vendor>&amp;<![CDATA[ ]]> ]]> <?xml?> \"'",
    "\u0000\u0001\u0008\u000B\u001F\uFFFE\uFFFF\uD800 controls",
    "🛺 𝕏 ünïcödé\nnew line\ttab",
    "&#0; &nbsp; &lt;",
  ])("%j cannot break it", (message) => {
    const texts = read({ message, firstName: message, about: message });
    expect(texts.get("comments")?.[0]).toContain(
      message
        .toWellFormed()
        .replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ""),
    );
  });

  test("the check refuses a wrong order and an unknown element", () => {
    const xml = buildAdf(makeStoredInquiry(), "https://carts.example");
    expect(() => readAdf(xml.replace(/<make>.*<\/make>\n/, ""))).toThrow("vehicle may not hold");
    expect(() => readAdf(xml.replaceAll("vendorname", "dealer"))).toThrow("dealer may not hold");
  });
});

test("a test drive says so, and a trade-in is a second vehicle with what is known of it", () => {
  const drive = makeStoredInquiry({
    about: "Test drive of the DENAGO EV CITY",
    details: { request: "test-drive", days: "Friday" },
  });
  const xml = buildAdf(drive, "https://carts.example");
  expect(xml).toContain('<vehicle interest="test-drive" status="new">');
  expect(readAdf(xml).get("comments")?.[0]).toContain("Days that work for you: Friday");
  const tradeIn = makeStoredInquiry({
    about: "Trade-in toward the DENAGO EV CITY",
    details: { request: "trade-in", brand: "Club Car", model: "DS", year: "2019" },
  });
  const both = buildAdf(tradeIn, "https://carts.example");
  expect(both.match(/<vehicle.*?>/g)).toEqual([
    '<vehicle interest="buy" status="new">',
    '<vehicle interest="trade-in" status="used">',
  ]);
  const texts = readAdf(both);
  expect([texts.get("make"), texts.get("model"), texts.get("year")]).toEqual([
    ["DENAGO", "Club Car"],
    ["EV CITY", "DS"],
    ["", "2019"],
  ]);
});
