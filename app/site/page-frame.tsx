import type { ReactNode } from "react";
import { business, listShowroomLines } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { coastlineMark } from "#content/places/coastline.ts";
import { footerPlaces } from "#content/places/states.ts";
import * as navigation from "#content/pages/navigation.ts";
import { takesDeliveryPlace } from "#content/pages/delivery-links.ts";
import { placePath, withDeliveryPlace } from "#content/pages/paths.ts";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import type { findAnnouncedDays } from "./hours-now.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteNotice } from "./site-notice.tsx";

/** What the header and footer say that changes with the time or with the request. */
interface FrameFacts {
  hoursNow: string | null;
  notice: string | null;
  specialDays: ReturnType<typeof findAnnouncedDays>;
  madeOn: string;
  delivery: PlaceDelivery | null;
}

interface PageFrameProps {
  /** Missing on the page of a failure. */
  facts: FrameFacts | undefined;
  currentPath: string;
  children: ReactNode;
}

/** The next ones; the contact page has them all. */
const footerSpecialDaysMax = 2;

/** The body of every page: the notice, the header, the main part and the footer. */
export function PageFrame({ facts, currentPath, children }: PageFrameProps) {
  const delivery = facts?.delivery ?? null;
  return (
    <>
      <a href="#main" className="skip-link rounded-field bg-page p-3 text-text">
        Skip to content
      </a>
      {facts?.notice && <SiteNotice text={facts.notice} />}
      <SiteHeader
        name={business.name}
        markPath={coastlineMark.path}
        phone={business.phone}
        hoursNow={facts?.hoursNow ?? null}
        currentPath={currentPath}
        section={navigation.findSection(currentPath)}
        mainLinks={carryDeliveryPlace(navigation.mainLinks, delivery)}
        stateLinks={navigation.stateLinks}
        aboutLinks={navigation.aboutLinks}
      />
      <main id="main">{children}</main>
      <Footer facts={facts} delivery={delivery} />
    </>
  );
}

/**
 * The day on paper is the one on which the page was made. That of the visit is unknown without a
 * script; a page is made anew when a price changes and when the site is started, so that all it says
 * was so on that day. It is not the page's last change, which says less the longer ago it was.
 */
function Footer({ facts, delivery }: Pick<PageFrameProps, "facts"> & Pick<FrameFacts, "delivery">) {
  const { madeOn, specialDays = [] } = facts ?? {};
  return (
    <SiteFooter
      name={business.name}
      tagline={business.tagline}
      phone={business.phone}
      tollFree={business.tollFree}
      email={business.email}
      addressLines={listShowroomLines()}
      hours={departmentHours.find((department) => department.id === "showroom")?.periods ?? []}
      specialDays={specialDays.slice(0, footerSpecialDaysMax)}
      brandLinks={carryDeliveryPlace(navigation.brandLinks, delivery)}
      pageLinks={[
        ...carryDeliveryPlace(navigation.mainLinks.slice(1), delivery),
        ...navigation.aboutLinks,
      ]}
      financingApplication={navigation.financingApplication}
      policyLinks={navigation.policyLinks}
      stateLinks={navigation.stateLinks}
      printedDate={madeOn && navigation.formatPrintedDate(madeOn)}
      placeLinks={footerPlaces.map(({ state, place }) => ({
        href: placePath(state, place),
        label: `${place.name}, ${state.abbreviation}`,
      }))}
    />
  );
}

/** Names the chosen delivery place in the links to pages that show prices for it. */
function carryDeliveryPlace(
  links: readonly navigation.NavigationLink[],
  delivery: PlaceDelivery | null,
): navigation.NavigationLink[] {
  return links.map(({ href, label }) => ({
    href: takesDeliveryPlace(href) ? withDeliveryPlace(href, delivery) : href,
    label,
  }));
}
