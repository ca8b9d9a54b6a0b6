import { data } from "react-router";
import { requirePage } from "#content/pages/pages.ts";
import { errorTitlePrefix } from "#content/pages/words/contact.ts";
import {
  deliveryForm,
  deliveryHero,
  deliveryIntro,
} from "#content/pages/words/delivery-estimate.ts";
import { siteContext } from "#app/context.ts";
import { readLowestPrice } from "#app/places/index.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { ErrorList } from "#app/ui/error-list.tsx";
import { PlainSubmitButton } from "#app/ui/plain-fields.tsx";
import { readDeliveryPage, type DeliveryPageData } from "./delivery-estimate-view-model.ts";
import { DeliveryResult } from "./delivery-result.tsx";
import { DestinationField } from "./destination-field.tsx";
import type { Route } from "./+types/delivery-estimate-page";

const page = requirePage("/delivery-estimate");

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const hasErrors = Object.keys(loaderData?.errors ?? {}).length > 0;
  return buildPageMeta(matches, {
    ...page,
    title: (hasErrors ? errorTitlePrefix : "") + page.title,
    // Search engines list the empty form alone.
    isIndexed: page.isIndexed && location.search === "",
  });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  // The empty form names no price of a cart, so it stays cached when prices change.
  if (searchParams.size === 0) return data(readDeliveryPage(searchParams, undefined));
  const cartFromDollars = await readLowestPrice(context.get(siteContext));
  const read = readDeliveryPage(searchParams, cartFromDollars);
  return cartFromDollars === undefined
    ? data(read, { headers: { "Cache-Control": "no-store" } })
    : data(read);
}

export default function DeliveryEstimate({ loaderData }: Route.ComponentProps) {
  const { inputs, errors, estimate } = loaderData;
  // On a phone the answer to what was sent comes first.
  const isAnswered = estimate !== null || Object.keys(errors).length > 0;
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <div className="wrap pb-16">
        <h1 className="text-title-1">{deliveryHero.title}</h1>
        <p className="mt-3 max-w-prose text-lead text-quiet">{deliveryHero.text}</p>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12">
          <form
            method="get"
            action="/delivery-estimate#estimate"
            className="no-print grid content-start gap-5"
          >
            <DestinationField label={deliveryForm.place} {...inputs} errors={errors} />
            <PlainSubmitButton label={deliveryForm.submit} />
          </form>
          <div className={isAnswered ? "order-first lg:order-none" : ""}>
            <Answer {...loaderData} />
          </div>
        </div>
      </div>
    </>
  );
}

/** What the form that was sent leads to, or how a price is made. */
function Answer({ errors, estimate }: DeliveryPageData) {
  const messages = Object.entries(errors).map(([name, message]) => ({ name, message }));
  if (messages.length > 0) {
    return <ErrorList id="estimate" title={deliveryForm.errorTitle} errors={messages} />;
  }
  if (estimate !== null) return <DeliveryResult estimate={estimate} />;
  return (
    <section aria-labelledby="intro" className="rounded-card bg-raised p-4 sm:p-7">
      <h2 id="intro" className="text-title-3">
        {deliveryIntro.title}
      </h2>
      <ul className="mt-2 list-disc stack-1.5 pl-5">
        {deliveryIntro.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
