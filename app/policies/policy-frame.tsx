// Declares what importing an .mdx file gives.
import type { MDXContent } from "mdx/types";
import { business } from "#content/dealership/business.ts";
import { stateCoasts } from "#content/places/coastline.ts";
import {
  policiesEffectiveDate,
  policyQuestions,
  type DocumentHead,
} from "#content/pages/policies/policies.ts";
import { PolicyDate } from "./policy-date.tsx";
import { PolicyLayout } from "./policy-layout.tsx";
import { prose, readHeadings } from "#app/site/prose.tsx";

/** The coastline of New Jersey, where the showroom is. */
export const ownShore = stateCoasts["new-jersey"]!.divider;

export const contactFacts = {
  email: business.email,
  tollFree: business.tollFree,
  website: business.links.onlineServices,
} as const;

/** A document of content/pages/policies with banner, contents and effective date. */
export function PolicyFrame({
  head,
  document: Content,
}: {
  head: DocumentHead;
  document: MDXContent;
}) {
  return (
    <PolicyLayout
      head={head}
      note={
        <>
          Effective <PolicyDate day={policiesEffectiveDate} />
        </>
      }
      shore={ownShore}
      headings={readHeadings(Content)}
      contact={{
        id: "questions",
        ...policyQuestions,
        ...contactFacts,
      }}
    >
      <Content components={prose} />
    </PolicyLayout>
  );
}
