import { requirePage } from "#content/pages/pages.ts";
import { policiesEffectiveDate, privacyPolicy } from "#content/pages/policies/policies.ts";
import PrivacyDocument from "#content/pages/policies/privacy.mdx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { PolicyFrame } from "./policy-frame.tsx";
import type { Route } from "./+types/privacy-page";

const page = requirePage("/privacy");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export default function Privacy() {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <PolicyFrame
        head={privacyPolicy}
        document={PrivacyDocument}
        effectiveDay={policiesEffectiveDate}
      />
    </>
  );
}
