// Declares what importing an .mdx file gives.
import type { MDXContent } from "mdx/types";
import { business } from "#content/dealership/business.ts";
import {
  findRevision,
  policyQuestions,
  type DocumentHead,
} from "#content/pages/policies/policies.ts";
import { PolicyDate } from "./policy-date.tsx";
import { PolicyLayout } from "./policy-layout.tsx";
import { readPolicyParts } from "./policy-text.tsx";
import { readHeadings } from "#app/site/prose.tsx";

export function readContactFacts() {
  const { email, tollFree, links } = business;
  return { email, tollFree, website: links.onlineServices };
}

interface PolicyFrameProps {
  head: DocumentHead;
  document: MDXContent;
  /** The day it took effect, for what the source has; as YYYY-MM-DD. */
  effectiveDay?: string;
}

/** A document of content/pages/policies with banner, contents and its dates. */
export function PolicyFrame({ head, document, effectiveDay }: PolicyFrameProps) {
  const { summary, sections } = readPolicyParts(document);
  return (
    <PolicyLayout
      head={head}
      note={
        <>
          {effectiveDay && (
            <>
              Effective <PolicyDate day={effectiveDay} />.{" "}
            </>
          )}
          <span className="whitespace-nowrap">
            Last revised <PolicyDate day={findRevision(head.slug).revised} />.
          </span>
        </>
      }
      summary={summary}
      headings={readHeadings(document)}
      contact={{
        id: "questions",
        ...policyQuestions,
        ...readContactFacts(),
      }}
    >
      {sections}
    </PolicyLayout>
  );
}
