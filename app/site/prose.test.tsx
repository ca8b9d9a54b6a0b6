import type { MDXContent } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { policies } from "#content/pages/policies/policies.ts";
import { prose, readHeadings } from "./prose.tsx";

const modules = import.meta.glob<{ default: MDXContent }>("../../content/**/*.mdx", {
  eager: true,
});
const documents = new Map(
  Object.entries(modules).map(([path, { default: Content }]) => [
    path.replace(/^.*\/(.+)\.mdx$/, "$1"),
    { Content, html: renderToStaticMarkup(<Content components={prose} />) },
  ]),
);
const names = [...documents.keys()];

/** The figures that the dealership specified, as a visitor reads them in each document. */
const figures: Record<string, readonly string[]> = {
  "rental-policy": [
    "Four-seater $500",
    "Six-seater $750",
    "Utility $600",
    "at least 24 hours and at most 30 days",
    "increments of 24 hours",
    "Late return $25 per hour",
    "up to 2 additional drivers for $25 each",
    "Additional driver $25 each",
    "per person $100,000",
    "per accident $300,000",
    "property $50,000",
    "Minor damage $75 administration fee",
    "$50 to $150",
    "battery $35",
    "Smoke odor $200",
    "Pet hair $75",
    "The replacement, plus $25",
    "24 hours or more before the start Everything",
    "Less than 24 hours before the start 50%",
    "do not call Nothing",
    "3 to 5 business days",
    "at least 18 years old",
    "passport and an international driving permit",
    "suspended or revoked",
    "first 10 miles are included",
    "$6 per mile",
    "we do not refund the unused time",
    "depends on what is available",
  ],
  "return-policy": [
    "driven less than 10 miles 7 days 15%",
    "Used cart 3 days 20%",
    "sold as is No return",
    "without a defect 30 days 10%",
    "within 48 hours",
    "Card 3 to 5 business days",
    "Check 10 business days",
    "new cart within 10 business days",
    "without one is refused",
  ],
  "delivery-policy": [
    "all 39 municipalities of our home county",
    "within 20 miles of our main base",
    "within 15 miles of our second base",
    "at $5,000 or more",
    "$6 per mile",
    "Cart in stock 2 to 5 business days",
    "Custom order 2 to 4 weeks",
    "window of 2 hours",
    "before 2 PM",
    "same day $50",
    "White glove delivery $150",
    "day of delivery $75",
    "in the window $100",
    "After 3 missed appointments",
    "at least 18 years",
    "at least 8 feet wide",
    "10 feet of clearance",
    "Monday to Saturday 8 AM to 6 PM",
    "Sunday 10 AM to 4 PM",
  ],
  "storage-policy": [
    "One month $125 $75",
    "Winter, October 15 to April 15 $650 $400",
    "Summer, May 1 to September 30 $575 $350",
    "stands $50 a month",
    "season $150",
    "10 days late costs $25 more",
    "30 days ahead",
    "Monday to Friday 8 AM to 5 PM",
    "Saturday 8 AM to 3 PM",
    "Sunday By appointment",
    "30 We write to you",
    "60 We phone you and send a final notice",
    "90 We may place a lien",
    "120 The cart may be sold",
    "depends on state law",
  ],
  "terms-conditions": [
    "may change until your purchase is final",
    "Title passes to you when the full price is paid",
    "State sales tax applies",
    "$155 an hour",
    "24 to 48 hours",
    "more than 30 days",
    "depends on state law",
  ],
  "feedback-policy": ["arrive 4 hours", "complaint 24 hours", "look into 48 hours"],
  "corrections-policy": [
    "hurt someone 2 hours",
    "road rule 24 hours",
    "wrong model 48 hours",
    "lawyer 72 hours",
  ],
  "publishing-policy": ["within 24 to 48 hours", "within 48 hours"],
  privacy: ["children under 13", "Global Privacy Control or Do Not Track", "no cookies"],
};

test("there is one document for each policy, the privacy policy and the terms", () => {
  expect(names.toSorted()).toEqual(
    [...policies.map(({ slug }) => slug), "privacy", "terms"].toSorted(),
  );
});

test.each(names)("%s has contents, and reads no figure that content does not have", (name) => {
  const { Content, html } = readDocument(name);
  const ids = readHeadings(Content).map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(5);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !html.includes(`<h2 id="${id}"`))).toEqual([]);
  expect(readText(html)).not.toMatch(/undefined|NaN|null|\[object/);
  expect(html).not.toContain("style=");
});

test.each(Object.entries(figures))("%s tells each of its figures", (name, expected) => {
  const text = readText(readDocument(name).html);
  const missing = expected.filter((figure) => !text.toLowerCase().includes(figure.toLowerCase()));
  expect(missing).toEqual([]);
});

test("links between documents lead to a document and a heading that exist", () => {
  const links = [...documents.values()].flatMap(({ html }) =>
    [...html.matchAll(/href="\/policies\/([a-z-]+)(?:#([a-z-]+))?"/g)].map((match) => ({
      name: match[1] ?? "",
      id: match[2],
    })),
  );
  const dead = links
    .filter(({ name }) => name !== "staffing-report")
    .filter(({ name, id }) => {
      const html = documents.get(name)?.html;
      return html === undefined || (id !== undefined && !html.includes(`id="${id}"`));
    });
  expect(links.length).toBeGreaterThan(10);
  expect(dead).toEqual([]);
});

test("a heading with a figure in it is refused, since its id would change with the figure", () => {
  const Figure = (): ReturnType<MDXContent> => (
    <>
      <h2>Within {24} hours</h2>
    </>
  );
  expect(() => readHeadings(Figure)).toThrow("A heading must be plain text");
});

function readDocument(name: string) {
  const document = documents.get(name);
  if (document === undefined) throw new RangeError(`No document ${name}`);
  return document;
}

/** What is read on the page, with one space wherever an element or a line begins. */
function readText(html: string): string {
  return html
    .replace(/<\/?(?:a|time|strong)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
