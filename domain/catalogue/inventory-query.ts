import {
  filterNames,
  multipleChoices,
  pageMax,
  searchLengthMax,
  singleChoices,
} from "./inventory-search.ts";

/** What the value of a parameter may be. */
export interface ParameterRule {
  allows: (value: string) => boolean;
  /** Whether several values may be given, each by a parameter of its own. */
  isRepeatable?: boolean;
  /** Continues a sentence that begins with the parameter's name. */
  text: string;
}

const shortText: ParameterRule = {
  allows: (value) => value.length <= searchLengthMax,
  text: `has at most ${searchLengthMax} characters`,
};

const seriesText: ParameterRule = { ...shortText, isRepeatable: true };

/** The parameters of the inventory's query, in the order in which they are written. */
const inventoryRules: Readonly<Record<string, ParameterRule>> = {
  ...Object.fromEntries(filterNames.map((name) => [name, findFilterRule(name)])),
  page: {
    allows: (value) => /^[1-9]\d{0,5}$/.test(value) && Number(value) <= pageMax,
    text: `is a whole number from 1 to ${pageMax}`,
  },
};

/** What links and caches add to a URL and nobody reads here. */
const ignoredNames = /^(?:_|utm_)/;

/** An answer names no more wrong parameters than this, and of each so many characters. */
const namedMax = 10;
const nameLengthMax = 50;

/**
 * What is wrong with a query that a program sends, by parameter; empty when `parseInventoryFilter`
 * reads all of it.
 * @param moreRules of parameters that are known beside those of the inventory.
 */
export function findQueryProblems(
  parameters: URLSearchParams,
  moreRules: Readonly<Record<string, ParameterRule>> = {},
): Record<string, string> {
  return findProblems(parameters, { ...inventoryRules, ...moreRules });
}

/** "is not known here; known are …", for a name that is not among those that are known. */
export function formatUnknownName(known: readonly string[]): string {
  if (known.length === 0) return "is not known here; nothing is";
  const verb = known.length === 1 ? "is" : "are";
  return `is not known here; known ${verb} ${listNames(known, "and")}`;
}

/** What is wrong with a query that may have these parameters and no others, by parameter. */
export function findProblems(
  parameters: URLSearchParams,
  rules: Readonly<Record<string, ParameterRule>>,
): Record<string, string> {
  const names = [...new Set(parameters.keys())].filter((name) => !ignoredNames.test(name));
  const problems = names.flatMap((name) => {
    const problem = findProblem(name, parameters.getAll(name), rules);
    return problem === null
      ? []
      : [[name.slice(0, nameLengthMax).toWellFormed(), problem] as const];
  });
  return Object.fromEntries(problems.slice(0, namedMax));
}

function findProblem(
  name: string,
  [value = "", ...others]: readonly string[],
  rules: Readonly<Record<string, ParameterRule>>,
): string | null {
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (rule === undefined) return formatUnknownName(Object.keys(rules));
  if (others.length > 0 && rule.isRepeatable !== true) return "is given more than once";
  const isAllowed = [value, ...others].every((each) => {
    const text = each.trim();
    return text === "" || rule.allows(text);
  });
  return isAllowed ? null : rule.text;
}

function findFilterRule(name: (typeof filterNames)[number]): ParameterRule {
  if (name === "search") return shortText;
  if (name === "series") return seriesText;
  const isRepeatable = name in multipleChoices;
  const choices: readonly string[] = { ...singleChoices, ...multipleChoices }[name];
  return {
    allows: (value) => choices.includes(value.toLowerCase()),
    isRepeatable,
    text:
      name === "seats"
        ? `is a whole number from ${choices[0]} to ${choices.at(-1)}`
        : `is ${listNames(choices, "or")}`,
  };
}

/** "a, b and c". */
function listNames(names: readonly string[], conjunction: "and" | "or"): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${conjunction} ${names.at(-1)}`;
}
