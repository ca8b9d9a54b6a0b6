import { requirePage } from "#content/pages.ts";
import { termsOfService } from "#content/policies.ts";
import TermsDocument from "#content/terms.mdx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { describePage } from "../metadata.ts";
import { PolicyFrame } from "../policy-frame.tsx";
import type { Route } from "./+types/terms";

const page = requirePage("/terms");

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, page);
}

export default function Terms() {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <PolicyFrame head={termsOfService} document={TermsDocument} />
    </>
  );
}
