import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };

/**
 * A fact (price, phone, e-mail, fee, deadline, hours) has one place, in content/. Elsewhere it is
 * read by name, so that a change there changes every page. This test reads the source the way a
 * visitor reads the page and asks of each figure: where does it come from?
 */
const patterns: Readonly<Record<string, RegExp>> = {
  "an amount of money": /\$\s?\d[\d,]*(?:\.\d\d)?/g,
  "a phone number": /(?:\btel:\+?\d+|\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b)/g,
  "an e-mail address": /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi,
  "a share": /\b\d+(?:\.\d+)?(?:% (?=[a-z])| percent\b)/gi,
  "a figure with a unit":
    /\b\d+(?:[.,]\d+)*[ -](?:minutes?|hours?|(?:business )?days?|weeks?|months?|years?|miles?|feet|dollars?|mph)\b/gi,
  "a figure in words":
    /\b(?:two|three|four|five|six|seven|ten|twelve|fifteen|twenty|thirty|sixty|ninety)[ -](?:hours?|(?:business )?days?|weeks?|months?|miles?|feet|dollars?|percent)\b/gi,
  "a time of day": /\b\d{1,2}(?::\d\d)? ?(?:AM|PM|a\.m\.|p\.m\.)(?!\w)/g,
};

/** Files whose figures are no facts of the dealership, or whose work it is to hold them. */
const exemptFiles: Readonly<Record<string, string>> = {
  "content/dealership/business.ts": "the one place of names, numbers, addresses and hours",
  "content/dealership/rental-plans.ts": "the one place of rental prices",
  "content/dealership/open-questions.ts": "holds the values that are not shown",
  "content/places/road-rules": "law, each rule with its source",
  "content/places/local-road-rules.ts": "law of towns, each rule with its source",
  "domain/eco-impact/": "constants of nature and statistics, each with its source",
  "content/places/states/": "geography of places",
  "content/places/municipalities/": "geography of towns",
};

/** Figures that may stand where they stand; one that is gone must go here too. */
const allowed: readonly { file: string; texts: readonly string[]; reason: string }[] = [
  { file: "content/pages/main-pages.ts", texts: ["three days"], reason: "a rental plan's name" },
  {
    file: "content/pages/words/why-choose.ts",
    texts: ["0%"],
    reason: "the heading the specification gives",
  },
  { file: "domain/rental/rental-quote.ts", texts: ["3-day"], reason: "a rental plan's id" },
  { file: "domain/rental/rental-quote.ts", texts: ["24 hours"], reason: "how long a day is" },
  { file: "domain/money/loan-inputs.ts", texts: ["$1", "60 months"], reason: "limits of a form" },
  {
    file: "domain/catalogue/inventory-search.ts",
    texts: ["15000", "15_000"],
    reason: "a price band",
  },
  { file: "app/contact/inquiry-sender.ts", texts: ["15_000"], reason: "milliseconds" },
  { file: "server/limits.ts", texts: ["15_000"], reason: "milliseconds" },
  { file: "server/outbox/mail/send-mail.ts", texts: ["15_000"], reason: "milliseconds" },
  {
    file: "server/api/openapi/document.ts",
    texts: ["15000"],
    reason: "the price bands' names",
  },
  {
    file: "server/api/openapi/send-inquiry.ts",
    texts: ["(732) 555-0123", "ada@visitor.example"],
    reason: "examples of a request",
  },
  {
    file: "server/staff/staff.ts",
    texts: ["ann@dealership.example"],
    reason: "example of what to type",
  },
  {
    file: "server/assistants/skills/examples.ts",
    texts: ["ada@visitor.example"],
    reason: "example of a request",
  },
  {
    file: "server/facts/fact-schema.ts",
    texts: ["(732) 555-0100", "hello@dealership.example", "3-day"],
    reason: "examples of what to type, and the id of a plan",
  },
  { file: "server/inventory/vehicle-schema.ts", texts: ["8495"], reason: "example in a message" },
];

/** Digits of documents that are names and not figures. */
const allowedDigits: readonly { file: string; text: string; reason: string }[] = [
  { file: "rental-policy.mdx", text: "911", reason: "the emergency number" },
  { file: "diversity-policy.mdx", text: "2.2", reason: "version of the guidelines" },
  { file: "accessibility.mdx", text: "2.2", reason: "version of the guidelines" },
  { file: "return-policy.mdx", text: "16", reason: "title of the federal regulations" },
  { file: "return-policy.mdx", text: "455", reason: "part of the federal regulations" },
  { file: "terms-conditions.mdx", text: "16", reason: "title of the federal regulations" },
  { file: "terms-conditions.mdx", text: "455", reason: "part of the federal regulations" },
  { file: "terms-conditions.mdx", text: "702", reason: "part of the federal regulations" },
];

const sources = globSync("{app,cli,content,domain,server}/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .filter((file) => !Object.keys(exemptFiles).some((exempt) => file.startsWith(exempt)))
  .toSorted();
const documents = globSync("content/**/*.mdx").toSorted();

test("there is something to read", () => {
  expect(sources.length).toBeGreaterThan(30);
  expect(documents.length).toBe(13);
});

test.each([
  ['<a href="tel:+17325550100">', "a phone number"],
  ["Call (732) 555-0100", "a phone number"],
  ["from $155 an hour", "an amount of money"],
  ["hello@coastline.example", "an e-mail address"],
  ["a 15% restocking fee", "a share"],
  ["within 48 hours", "a figure with a unit"],
  ["3 to 5 business days", "a figure with a unit"],
  ["a 24-hour increment", "a figure with a unit"],
  ["after thirty days", "a figure in words"],
  ["order before 2:00 PM", "a time of day"],
])("%s is seen as a typed fact: %s", (text, kind) => {
  expect(findTypedFacts(text).map((fact) => fact.kind)).toContain(kind);
});

test.each([
  "// within 48 hours\nconst x = 1;",
  '/** 22834 is "$228.34". */',
  "`${rentalFees.depositRefundBusinessDays.from} business days`",
  '<rect width="100%" />',
  'text.replace(/(a)/, "$1")',
  "calc(100% - 2rem)",
])("%s holds no typed fact", (text) => {
  expect(findTypedFacts(text)).toEqual([]);
});

test("no fact is typed outside the place it belongs to", () => {
  const found = sources.flatMap((file) =>
    findTypedFacts(readFileSync(file, "utf8"))
      .filter(({ text }) => !isAllowed(file, text))
      .map(
        ({ kind, text, line }) =>
          `${file}:${line} types ${kind}: "${text}". Read it from content/.`,
      ),
  );
  expect(found).toEqual([]);
});

test("documents hold no digit of their own", () => {
  const found = documents.flatMap((file) =>
    findDigits(readFileSync(file, "utf8"))
      .filter(({ text }) => !isAllowedDigit(file, text))
      .map(({ text, line }) => `${file}:${line} types ${text}. Import it: {formatDollars(…)}.`),
  );
  expect(found).toEqual([]);
});

test("documents hold no figure in words", () => {
  const found = documents.flatMap((file) =>
    findTypedFacts(readFileSync(file, "utf8")).map(({ text }) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("a catalogue price stands in the catalogue alone", () => {
  const prices = new Set(catalogue.map(({ price }) => String(price)));
  const found = sources.flatMap((file) =>
    [...stripComments(readFileSync(file, "utf8")).matchAll(/\b\d{1,3}[,_]\d{3}\b|\b\d{4,5}\b/g)]
      .map(([text]) => text)
      .filter((text) => prices.has(text.replace(/[,_]/, "")))
      .filter((text) => !isAllowed(file, text))
      .map((text) => `${file} types the price ${text}. Read it from the catalogue.`),
  );
  expect(found).toEqual([]);
});

test("every exception is still needed", () => {
  const stale = [
    ...allowed.filter(({ file, texts }) => {
      const source = readFileSync(file, "utf8");
      return !texts.every((text) => source.includes(text));
    }),
    ...allowedDigits.filter(
      ({ file, text }) =>
        !documents.some(
          (path) => path.endsWith(`/${file}`) && readFileSync(path, "utf8").includes(text),
        ),
    ),
  ];
  expect(stale).toEqual([]);
});

interface TypedFact {
  kind: string;
  text: string;
  line: number;
}

function findTypedFacts(source: string): TypedFact[] {
  const code = stripComments(source);
  return Object.entries(patterns).flatMap(([kind, pattern]) =>
    [...code.matchAll(pattern)].map((match) => ({
      kind,
      text: match[0].trim(),
      line: countLines(code, match.index),
    })),
  );
}

/** Digits of an MDX document that stand neither in an import, nor in braces, nor number a list. */
function findDigits(source: string): Omit<TypedFact, "kind">[] {
  const words = source
    .replace(/^import .*$/gm, "")
    .replace(/\{[^{}]*\}/g, "")
    .replace(/^\d+\. /gm, "");
  return [...words.matchAll(/\d[\d.,]*\d|\d/g)].map((match) => ({
    text: match[0],
    line: countLines(words, match.index),
  }));
}

/** Comments are for us; blanks keep the line numbers. A backreference of `replace` is no money. */
function stripComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(/(^|\s)\/\/.*$/gm, "$1")
    .replace(/(["`])\$\d\1/g, "");
}

function countLines(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

function isAllowed(file: string, text: string): boolean {
  return allowed.some((entry) => entry.file === file && entry.texts.includes(text));
}

function isAllowedDigit(file: string, text: string): boolean {
  return allowedDigits.some((entry) => file.endsWith(`/${entry.file}`) && entry.text === text);
}
