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
import { business } from "#content/dealership/business.ts";
import { findNotice } from "#content/dealership/notice.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import "./app.css";
import { findAnnouncedDays, formatHoursNow } from "#app/site/hours-now.ts";
import { DeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { readPlaceDelivery } from "#app/site/delivery/place-delivery.ts";
import { readPageScene } from "#app/site/scene-band.tsx";
import { SiteDayProvider, SiteUrlProvider } from "#app/site/structured-data/json-ld.tsx";
import { PageFrame } from "./site/page-frame.tsx";
import { siteContext } from "./context.ts";
import fontUrl from "./fonts/bricolage-grotesque.woff2?url";
import { readDepartmentScenes } from "./site/department-scenes.ts";
import { FailureScreen, NotFoundScenes, NotFoundScreen } from "./site/error-screens.tsx";
import type { Route } from "./+types/root";

export const links: LinksFunction = () => [
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl, clientEntry, now, illustrations } = context.get(siteContext);
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
    notFoundScenes: {
      shore: readPageScene(illustrations, pageScenes["not-found"]),
      ways: readDepartmentScenes(illustrations),
    },
  };
}

const longDate = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: business.timeZone,
});

export function Layout({ children }: { children: ReactNode }) {
  const currentPath = useLocation().pathname;
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
        <PageFrame facts={root} currentPath={currentPath}>
          <NotFoundScenes value={root?.notFoundScenes ?? null}>{children}</NotFoundScenes>
        </PageFrame>
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

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <FailureScreen phone={business.phone} email={business.email} />;
}
