import { data } from "react-router";
import { business } from "#content/business.ts";
import { findPage } from "#content/pages.ts";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { ButtonLink } from "../components/button-link.tsx";
import { CallLink } from "../components/call-link.tsx";
import { LocationNotFoundScreen } from "../components/error-screens.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { describeMissing, describePage } from "../metadata.ts";
import type { Route } from "./+types/state-or-town";

export function meta({ matches, loaderData: page }: Route.MetaArgs) {
  return page ? describePage(matches, page) : describeMissing("Location not found");
}

export function loader({ params }: Route.LoaderArgs) {
  const page = findPage(`/${params.slug}`);
  return data(page ?? null, { status: page ? 200 : 404 });
}

export default function StateOrTown({ loaderData: page }: Route.ComponentProps) {
  if (!page) return <LocationNotFoundScreen />;
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <PageHero
        title={page.name}
        text={page.description}
        actions={
          <>
            <CallLink phone={business.phone} label="Call" isWide />
            <ButtonLink href="/contact">Send an inquiry</ButtonLink>
          </>
        }
      />
    </>
  );
}
