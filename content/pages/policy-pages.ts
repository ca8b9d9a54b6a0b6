import type { Page } from "./page.ts";
import { business } from "#content/dealership/business.ts";
import { policies } from "./policies/policies.ts";

const plain = { kind: "policy", islands: [], query: [], isIndexed: true } as const;

export const policyPages: readonly Page[] = [
  {
    ...plain,
    path: "/privacy",
    name: "Privacy policy",
    title: "Privacy policy: what we keep and what we do not",
    description:
      "No cookies and no trackers. What an inquiry contains, who reads it, how long we keep it and how to have it removed.",
  },
  {
    ...plain,
    path: "/terms",
    name: "Terms of service",
    title: "Terms of service for this website",
    description:
      "The terms for using this website: what its prices and pictures mean, what an inquiry commits you to (nothing), and what we're responsible for.",
  },
  {
    ...plain,
    path: "/accessibility",
    name: "Accessibility",
    title: "Accessibility of this website: what works, what does not",
    description:
      "What we do so that everyone can use this site, how we test it, what still falls short, and how to reach a person who can help.",
  },
  ...policies.map(({ slug, title, description }): Page => ({
    path: `/policies/${slug}`,
    name: title,
    title: `${title} at ${business.name}`,
    description,
    kind: "policy",
    islands: [],
    query: [],
    isIndexed: true,
  })),
  {
    ...plain,
    path: "/policies/staffing-report",
    name: "Staffing report",
    title: "Staffing report 2024: people, training and retention",
    description:
      "Our annual staffing report for January 1 to December 31, 2024: headcount, seasonal work, training, retention and the plan for 2025.",
  },
];
