import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { business } from "#content/dealership/business.ts";
import "./office.css";
import { officeContext } from "./context.ts";
import { OfficeHeader } from "./site/office-header.tsx";
import { PageFrame } from "./site/page-frame.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  const { session, formToken } = context.get(officeContext);
  return { memberName: session?.member.name ?? null, formToken };
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a href="#main" className="skip-link rounded-field bg-page p-3 text-text">
          Skip to content
        </a>
        <OfficeHeader
          dealership={business.name}
          memberName={root?.memberName ?? null}
          formToken={root?.formToken ?? ""}
          currentPath={pathname}
        />
        <main id="main" className="wrap grow py-6 sm:py-8">
          {children}
        </main>
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Says what went wrong and what to do; nothing that was typed is lost by going back. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = messages[status] ?? failure;
  return (
    <PageFrame title={title}>
      <p>{text}</p>
      <p className="mt-4">
        <a href="/" className="text-brand">
          Go to Today
        </a>
      </p>
    </PageFrame>
  );
}

const failure = {
  title: "Something went wrong",
  text: "Nothing was changed. Go back, and try again in a minute; what you typed is still there.",
};

const messages: Readonly<Record<number, typeof failure>> = {
  403: {
    title: "This page is out of date",
    text: "You signed in again since it was opened. Go back, copy what you typed, reload the page and send it again.",
  },
  404: {
    title: "There is no such page",
    text: "It may have been removed, or the link may be cut off.",
  },
};
