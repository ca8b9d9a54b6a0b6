import { business } from "#content/business.ts";
import { requirePage } from "#content/pages.ts";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { ButtonLink } from "../components/button-link.tsx";
import { CallLink } from "../components/call-link.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { describePage } from "../metadata.ts";
import type { Route } from "./+types/showroom";

const page = requirePage("/showroom");

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, page);
}

export default function Showroom() {
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
