import { business } from "#content/dealership/business.ts";
import { defineFact } from "#content/dealership/changed-facts.ts";
import revisions from "./revisions.json" with { type: "json" };

/** What stands above a document's text. */
export interface DocumentHead {
  /** The last part of its path, and the name of its MDX file. */
  slug: string;
  /** The short name. */
  title: string;
  /** The heading of its page; most often the title again. */
  bodyTitle: string;
  /** One or two sentences in the banner. */
  intro: string;
}

export interface Policy extends DocumentHead {
  /** What search engines show: 50 to 155 characters. */
  description: string;
}

/**
 * The day all policies, the privacy policy and the terms of service took effect. What the source
 * does not have (the accessibility statement) has no such day.
 */
export const policiesEffectiveDate = "2025-01-23";

/** When a text last changed, and the hash of its text by which a test knows. */
interface Revision {
  /** As YYYY-MM-DD. */
  revised: string;
  textHash: string;
}

/** By the slug of a policy the last day on which the office changed a figure in its text. */
const readPolicyDays = defineFact<Readonly<Record<string, string>>>("policyDays", {});

/**
 * When the policy of this slug was last revised: its text, or a figure in it. `npm run revisions`
 * writes the dates of texts, and a test fails while a text has changed and its date has not.
 * @throws RangeError for a text without a date.
 */
export function findRevision(slug: string): Revision {
  const revision = new Map<string, Revision>(Object.entries(revisions)).get(slug);
  if (revision === undefined) throw new RangeError(`No date for ${slug}: npm run revisions`);
  const figuresRevised = readPolicyDays()[slug] ?? "";
  return figuresRevised > revision.revised ? { ...revision, revised: figuresRevised } : revision;
}

/** Above the ways to contact us, at the end of every policy. */
export const policyQuestions = {
  title: "Questions about this page",
  text: "Just ask. A person will answer.",
} as const;

/** The ten policies under `/policies/`, in the order the footer lists them. */
export const policies = [
  {
    slug: "terms-conditions",
    title: "Terms & Conditions",
    bodyTitle: "Terms & Conditions",
    description:
      "What you and we agree to when you buy, rent, store or service an electric cart: prices, title, tax, payment, warranty and liability.",
    intro: "What you and we agree to when you buy, rent, store or service a cart with us.",
  },
  {
    slug: "return-policy",
    title: "Return Policy",
    bodyTitle: "Return Policy",
    description:
      "How long you have to return a new cart, a used cart or a part, what restocking costs, how to report a defect and when your refund arrives.",
    intro: "How long you have, what it costs, and when you get your refund.",
  },
  {
    slug: "delivery-policy",
    title: "Delivery Policy",
    bodyTitle: "Delivery Policy",
    description:
      "Where delivery of your cart is free, what a mile costs beyond that, how long it takes, and what we need at your address.",
    intro: "Where delivery is free, what it costs beyond that, and what we need at your address.",
  },
  {
    slug: "rental-policy",
    title: "Rental Policy",
    bodyTitle: "Golf Cart Rental Policy",
    description:
      "Who may rent a cart, the deposit for each kind, what can be charged, and how to cancel or change your rental.",
    intro: "Who may rent, what it costs, what extra charges there can be, and how to cancel.",
  },
  {
    slug: "storage-policy",
    title: "Storage Policy",
    bodyTitle: "Golf Cart Storage Policy",
    description:
      "Monthly and seasonal prices for storing your cart, what is included, when you can reach it, and what happens when a payment is missed.",
    intro:
      "What storage costs by month or season, when you can reach your cart, and how to end it.",
  },
  {
    slug: "publishing-policy",
    title: "Publishing Policy",
    bodyTitle: "Publishing Policy",
    description:
      "How we write and check what this site says about carts, prices and places, and how to ask a question about it.",
    intro: "How we write, check and update what you read here.",
  },
  {
    slug: "feedback-policy",
    title: "Feedback Policy",
    bodyTitle: "Customer Feedback Policy",
    description:
      "How to tell us what went well or badly, how fast we answer, and what we do with what you tell us.",
    intro: "How to tell us what went well or badly, and how fast we answer.",
  },
  {
    slug: "corrections-policy",
    title: "Corrections Policy",
    bodyTitle: "Corrections Policy",
    description:
      "Found a wrong price, specification or address on this site? How to report it, and how fast we correct each kind of error.",
    intro: "How to report an error on this site, and how fast we correct it.",
  },
  {
    slug: "diversity-policy",
    title: "Diversity & Inclusion",
    bodyTitle: "Diversity, Equity & Inclusion Policy",
    description:
      "How we treat people who work here and people who shop here: fair hiring, equal pay, access to our showroom and site, and how to complain.",
    intro: "How we treat the people who work here and the people who shop here.",
  },
  {
    slug: "ethics-policy",
    title: "Ethics Policy",
    bodyTitle: "Code of Ethics & Business Conduct",
    description:
      "The rules we hold ourselves to: honest prices, true advertising, safe carts, no gifts in return for favors, and private data kept private.",
    intro: "The rules we hold ourselves to, and how to tell us when we break one.",
  },
] as const satisfies readonly Policy[];

export type PolicySlug = (typeof policies)[number]["slug"];

/** Their titles and descriptions for search engines are in pages/policies.ts. */
export const privacyPolicy: DocumentHead = {
  slug: "privacy",
  title: "Privacy Policy",
  bodyTitle: "Privacy Policy",
  intro: "What we keep about you, why, for how long, and how to have it deleted.",
};

/** It has no effective date: the source has no such page. */
export const accessibilityStatement: DocumentHead = {
  slug: "accessibility",
  title: "Accessibility",
  bodyTitle: "Accessibility",
  intro:
    "What we do so that everyone can use this site, what still falls short, and how to reach us.",
};

export const termsOfService: DocumentHead = {
  slug: "terms",
  title: "Terms of Service",
  bodyTitle: "Terms of Service",
  intro: `The rules for using the website of ${business.name}.`,
};

/** The policy whose path ends with this slug; undefined when there is none. */
export function findPolicy(slug: string): (typeof policies)[number] | undefined {
  return policies.find((policy) => policy.slug === slug);
}
