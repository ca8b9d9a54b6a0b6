import { createHash } from "node:crypto";
import type { MDXContent } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import {
  departments,
  reportSections,
  staffing,
  staffingReport,
} from "#content/dealership/staffing-report.ts";
import { findRevision } from "#content/pages/policies/policies.ts";
import revisions from "#content/pages/policies/revisions.json" with { type: "json" };
import { toDay } from "#domain/calendar/calendar-day.ts";
import { prose } from "#app/site/prose.tsx";

const modules = import.meta.glob<{ default: MDXContent }>("../../content/pages/policies/*.mdx", {
  eager: true,
});

/** The text of every policy as visitors read it, with the figures it takes from elsewhere. */
const texts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(modules).map(([path, { default: Content }]) => [
      path.split("/").at(-1)?.replace(".mdx", "") ?? "",
      renderToStaticMarkup(<Content components={prose} />)
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/\s+/g, " "),
    ]),
  ),
  "staffing-report": JSON.stringify([staffingReport, staffing, reportSections, departments]),
};

const committed: Readonly<Record<string, { revised: string; textHash: string }>> = revisions;

/** The date that stands while the text does, and today for a text that changed. */
function listRevisions(today: string) {
  return Object.fromEntries(
    Object.keys(texts)
      .toSorted()
      .map((slug) => {
        const textHash = createHash("sha256")
          .update(texts[slug] ?? "")
          .digest("hex")
          .slice(0, 16);
        const known = committed[slug];
        return [slug, known?.textHash === textHash ? known : { revised: today, textHash }];
      }),
  );
}

test("a policy whose text or figures changed has a new date: npm run revisions", async () => {
  const today = toDay(new Date(), business.timeZone);
  const written = `${JSON.stringify(listRevisions(today), null, 2)}\n`;
  await expect(written).toMatchFileSnapshot("../../content/pages/policies/revisions.json");
});

test("no policy was revised before it took effect, or in days to come", () => {
  const today = toDay(new Date(), business.timeZone);
  for (const slug of Object.keys(texts)) {
    const { revised } = findRevision(slug);
    expect(revised >= "2025-01-23" && revised <= today).toBe(true);
  }
  expect(() => findRevision("no-such-policy")).toThrow("npm run revisions");
});
