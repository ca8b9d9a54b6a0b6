import { requirePage } from "#content/pages.ts";
import { privacyPolicy } from "#content/policies.ts";
import PrivacyDocument from "#content/privacy.mdx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { describePage } from "../metadata.ts";
import { PolicyFrame } from "../policy-frame.tsx";
import type { Route } from "./+types/privacy";

const page = requirePage("/privacy");

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, page);
}

export default function Privacy() {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <PolicyFrame head={privacyPolicy} document={PrivacyDocument} />
    </>
  );
}
