import { states } from "#content/places/states.ts";

/** The answers of "Which cart?" as they are in a URL; what was not answered is absent. */
export interface CartAnswerTexts {
  /** How many seats are needed. */
  riders?: string;
  /** A state's slug for its public roads, or `private`. */
  where?: string;
  /** Miles a day. */
  miles?: string;
  ground?: string;
  /** Whole US dollars. */
  budget?: string;
}

interface Option {
  value: string;
  label: string;
}

/** The five questions in their order. A choice has options, the others take a figure. */
export const cartQuestions = {
  riders: {
    label: "How many people will ride?",
    options: [
      { value: "2", label: "1 or 2" },
      { value: "4", label: "3 or 4" },
      { value: "6", label: "5 or 6" },
      { value: "8", label: "7 or 8" },
    ],
  },
  where: {
    label: "Where will you drive it?",
    options: [
      { value: "private", label: "On private property only" },
      ...states.map(({ slug, name }): Option => ({ value: slug, label: `On roads in ${name}` })),
    ],
  },
  miles: { label: "How many miles a day?", pattern: /^[1-9]\d?$/ },
  ground: {
    label: "On what kind of ground?",
    options: [
      { value: "paved", label: "Paved streets and paths" },
      { value: "packed", label: "Dry grass or gravel" },
      { value: "soft", label: "Sand, wet grass or hills" },
    ],
  },
  budget: { label: "What's the most you want to spend?", pattern: /^[1-9]\d{3,4}$/ },
} as const satisfies Record<
  keyof CartAnswerTexts,
  { label: string } & ({ options: readonly Option[] } | { pattern: RegExp })
>;

/**
 * The answers in a query, in the order of the questions; what is no answer is dropped, so that there
 * are only so many pages. A figure may be written with a dollar sign and commas.
 */
export function readCartAnswers(parameters: URLSearchParams): CartAnswerTexts {
  const answers: CartAnswerTexts = {};
  for (const [name, question] of Object.entries(cartQuestions)) {
    const text = (parameters.get(name) ?? "").replaceAll(/[$,\s]/g, "");
    const isAnswer =
      "options" in question
        ? question.options.some(({ value }) => value === text)
        : question.pattern.test(text);
    if (isAnswer) answers[name as keyof CartAnswerTexts] = text;
  }
  return answers;
}

/** The answers as a query without its question mark. */
export function formatCartAnswers(answers: CartAnswerTexts): string {
  return new URLSearchParams({ ...answers }).toString();
}
