import { requirePage } from "#content/pages/pages.ts";
import { policiesEffectiveDate, termsOfService } from "#content/pages/policies/policies.ts";
import TermsDocument from "#content/pages/policies/terms.mdx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { PolicyFrame } from "./policy-frame.tsx";
import type { Route } from "./+types/terms-page";

const page = requirePage("/terms");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export default function Terms() {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <PolicyFrame
        head={termsOfService}
        document={TermsDocument}
        effectiveDay={policiesEffectiveDate}
      />
    </>
  );
}
