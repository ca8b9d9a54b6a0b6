import type { MDXContent } from "mdx/types";
import { data } from "react-router";
import { pageNotFound } from "#content/pages/words/errors.ts";
import { findPage } from "#content/pages/pages.ts";
import {
  findPolicy,
  policiesEffectiveDate,
  type PolicySlug,
} from "#content/pages/policies/policies.ts";
import CorrectionsPolicy from "#content/pages/policies/corrections-policy.mdx";
import DeliveryPolicy from "#content/pages/policies/delivery-policy.mdx";
import DiversityPolicy from "#content/pages/policies/diversity-policy.mdx";
import EthicsPolicy from "#content/pages/policies/ethics-policy.mdx";
import FeedbackPolicy from "#content/pages/policies/feedback-policy.mdx";
import PublishingPolicy from "#content/pages/policies/publishing-policy.mdx";
import RentalPolicy from "#content/pages/policies/rental-policy.mdx";
import ReturnPolicy from "#content/pages/policies/return-policy.mdx";
import StoragePolicy from "#content/pages/policies/storage-policy.mdx";
import TermsConditions from "#content/pages/policies/terms-conditions.mdx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { NotFoundScreen } from "#app/site/error-screens.tsx";
import { buildNotFoundMeta, buildPageMeta } from "#app/site/metadata.ts";
import { PolicyFrame } from "./policy-frame.tsx";
import type { Route } from "./+types/policy-page";

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
  return page ? buildPageMeta(matches, page) : buildNotFoundMeta(pageNotFound.title);
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
      <PolicyFrame
        head={policy}
        document={documents[policy.slug]}
        effectiveDay={policiesEffectiveDate}
      />
    </>
  );
}
