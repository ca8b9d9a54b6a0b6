import type { ReactNode } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { business, listShowroomLines } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { findNotice } from "#content/dealership/notice.ts";
import { coastlineMark } from "#content/places/coastline.ts";
import * as navigation from "#content/pages/navigation.ts";
import { takesDeliveryPlace } from "#content/pages/delivery-links.ts";
import { placePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { footerPlaces } from "#content/places/states.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import "./app.css";
import { findAnnouncedDays, formatHoursNow } from "#app/site/hours-now.ts";
import { DeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { readPlaceDelivery } from "#app/site/delivery/place-delivery.ts";
import { SiteDayProvider, SiteUrlProvider } from "#app/site/structured-data/json-ld.tsx";
import { SiteNotice } from "./site/site-notice.tsx";
import { SiteFooter } from "./site/site-footer.tsx";
import { SiteHeader } from "./site/site-header.tsx";
import { siteContext } from "./context.ts";
import fontUrl from "./fonts/bricolage-grotesque.woff2?url";
import { FailureScreen, NotFoundScreen } from "./site/error-screens.tsx";
import type { Route } from "./+types/root";

export const links: LinksFunction = () => [
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl, clientEntry, now } = context.get(siteContext);
  const time = now();
  return {
    siteUrl,
    clientEntry,
    delivery: readPlaceDelivery(request.url),
    madeOn: longDate.format(time),
    today: toDay(time, business.timeZone),
    hoursNow: formatHoursNow(time),
    notice: findNotice(time)?.text ?? null,
    specialDays: findAnnouncedDays(time),
  };
}

/** The next ones; the contact page has them all. */
const footerSpecialDaysMax = 2;

const longDate = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: business.timeZone,
});

export function Layout({ children }: { children: ReactNode }) {
  const currentPath = useLocation().pathname;
  const carryDeliveryPlace = useCarriedDeliveryPlace();
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1622" media="(prefers-color-scheme: dark)" />
        {/* What is above the footer is painted at once: its later half would move its first. */}
        <link rel="expect" href="#footer" blocking="render" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a href="#main" className="skip-link rounded-field bg-page p-3 text-text">
          Skip to content
        </a>
        {root?.notice && <SiteNotice text={root.notice} />}
        <SiteHeader
          name={business.name}
          markPath={coastlineMark.path}
          phone={business.phone}
          hoursNow={root?.hoursNow ?? null}
          currentPath={currentPath}
          section={navigation.findSection(currentPath)}
          mainLinks={navigation.mainLinks.map(carryDeliveryPlace)}
          stateLinks={navigation.stateLinks}
          aboutLinks={navigation.aboutLinks}
        />
        <main id="main">{children}</main>
        <Footer />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SiteUrlProvider value={loaderData.siteUrl}>
      <SiteDayProvider value={loaderData.today}>
        <DeliveryPlace value={loaderData.delivery}>
          <Outlet />
        </DeliveryPlace>
      </SiteDayProvider>
    </SiteUrlProvider>
  );
}

/** Names the chosen delivery place in the links to pages that show prices for it. */
function useCarriedDeliveryPlace(): (link: navigation.NavigationLink) => navigation.NavigationLink {
  const delivery = useRouteLoaderData<typeof loader>("root")?.delivery ?? null;
  return ({ href, label }) => ({
    href: takesDeliveryPlace(href) ? withDeliveryPlace(href, delivery) : href,
    label,
  });
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <FailureScreen phone={business.phone} email={business.email} />;
}

/**
 * The day on paper is the one on which the page was made. That of the visit is unknown without a
 * script; a page is made anew when a price changes and when the site is started, so that all it says
 * was so on that day. It is not the page's last change, which says less the longer ago it was.
 */
function Footer() {
  const { madeOn, specialDays = [] } = useRouteLoaderData<typeof loader>("root") ?? {};
  const carryDeliveryPlace = useCarriedDeliveryPlace();
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
      brandLinks={navigation.brandLinks.map(carryDeliveryPlace)}
      pageLinks={[
        ...navigation.mainLinks.slice(1).map(carryDeliveryPlace),
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
