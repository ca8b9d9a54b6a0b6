import { requirePage } from "#content/pages/pages.ts";
import AccessibilityStatement from "#content/pages/policies/accessibility.mdx";
import { accessibilityStatement } from "#content/pages/policies/policies.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { PolicyFrame } from "./policy-frame.tsx";
import type { Route } from "./+types/accessibility-page";

const page = requirePage("/accessibility");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export default function Accessibility() {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <PolicyFrame head={accessibilityStatement} document={AccessibilityStatement} />
    </>
  );
}
