import type { MDXContent } from "mdx/types";
import { data } from "react-router";
import { findPage } from "#content/pages.ts";
import { findPolicy, type PolicySlug } from "#content/policies.ts";
import CorrectionsPolicy from "#content/policies/corrections-policy.mdx";
import DeliveryPolicy from "#content/policies/delivery-policy.mdx";
import DiversityPolicy from "#content/policies/diversity-policy.mdx";
import EthicsPolicy from "#content/policies/ethics-policy.mdx";
import FeedbackPolicy from "#content/policies/feedback-policy.mdx";
import PublishingPolicy from "#content/policies/publishing-policy.mdx";
import RentalPolicy from "#content/policies/rental-policy.mdx";
import ReturnPolicy from "#content/policies/return-policy.mdx";
import StoragePolicy from "#content/policies/storage-policy.mdx";
import TermsConditions from "#content/policies/terms-conditions.mdx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { NotFoundScreen } from "../components/error-screens.tsx";
import { describeMissing, describePage } from "../metadata.ts";
import { PolicyFrame } from "../policy-frame.tsx";
import type { Route } from "./+types/policy";

const documents: Readonly<Record<PolicySlug, MDXContent>> = {
  "terms-conditions": TermsConditions,
  "return-policy": ReturnPolicy,
  "delivery-policy": DeliveryPolicy,
  "rental-policy": RentalPolicy,
  "storage-policy": StoragePolicy,
  "publishing-policy": PublishingPolicy,
  "feedback-policy": FeedbackPolicy,
  "corrections-policy": CorrectionsPolicy,
  "diversity-policy": DiversityPolicy,
  "ethics-policy": EthicsPolicy,
};

export function meta({ matches, loaderData: page }: Route.MetaArgs) {
  return page ? describePage(matches, page) : describeMissing("404 Page Not Found");
}

export function loader({ params }: Route.LoaderArgs) {
  const page = findPage(`/policies/${params.name}`);
  return data(page ?? null, { status: page ? 200 : 404 });
}

export default function Policy({ loaderData: page, params }: Route.ComponentProps) {
  const policy = findPolicy(params.name);
  if (!page || !policy) return <NotFoundScreen />;
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <PolicyFrame head={policy} document={documents[policy.slug]} />
    </>
  );
}
