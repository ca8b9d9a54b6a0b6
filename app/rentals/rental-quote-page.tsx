import { data } from "react-router";
import { errorTitlePrefix } from "#content/pages/words/contact.ts";
import { quoteForm, quoteHero, quoteIntro } from "#content/pages/words/rental-quote.ts";
import { requirePage } from "#content/pages/pages.ts";
import { showroomChoice } from "#domain/delivery/destination.ts";
import { siteContext } from "#app/context.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { ErrorList } from "#app/ui/error-list.tsx";
import { PlainSubmitButton, PlainTextField } from "#app/ui/plain-fields.tsx";
import { RentalQuoteForm } from "./rental-quote-form.tsx";
import { RentalQuoteResult } from "./rental-quote-result.tsx";
import { readRentalQuotePage, type RentalQuotePageData } from "./rental-quote-view-model.ts";
import type { Route } from "./+types/rental-quote-page";

const page = requirePage("/rentals/quote");
const rentals = requirePage("/rentals");

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

export function loader({ context, request }: Route.LoaderArgs) {
  const { now } = context.get(siteContext);
  const read = readRentalQuotePage(new URL(request.url).searchParams, now());
  return read.isOfNow ? data(read, { headers: { "Cache-Control": "no-store" } }) : data(read);
}

export default function RentalQuote({ loaderData }: Route.ComponentProps) {
  const { inputs, errors, quote, reference } = loaderData;
  const isRefused = Object.keys(errors).length > 0 || reference.error !== null;
  // On a phone the answer to what was sent comes first.
  const isAnswered = quote !== null || isRefused;
  return (
    <>
      <Breadcrumbs
        trail={[
          { href: "/", label: "Home" },
          { href: rentals.path, label: rentals.name },
        ]}
        current={page.name}
      />
      <div className="wrap pb-16">
        <h1 className="text-title-1">{quoteHero.title}</h1>
        <p className="mt-3 max-w-prose text-lead text-quiet">{quoteHero.text}</p>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12">
          <div className="no-print">
            {quote !== null && (
              <h2 className="mb-4 text-title-3 lg:hidden">{quoteForm.changeTitle}</h2>
            )}
            <RentalQuoteForm inputs={inputs} errors={errors} />
          </div>
          <div
            className={`grid content-start gap-6 ${isAnswered ? "order-first lg:order-none" : ""}`}
          >
            <Answer {...loaderData} />
            {!isAnswered && <OpenQuote {...loaderData} />}
          </div>
        </div>
      </div>
    </>
  );
}

/** What the form that was sent leads to, or how a price is made. */
function Answer(page: RentalQuotePageData) {
  const { inputs, errors, quote, reference } = page;
  const messages = Object.entries(errors).map(([name, message]) => ({ name, message }));
  if (messages.length > 0) {
    return <ErrorList id="quote" title={quoteForm.errorTitle} errors={messages} />;
  }
  if (reference.error !== null) return <OpenQuote {...page} />;
  if (quote !== null) {
    const pickUp = new URLSearchParams({ ...inputs, place: showroomChoice, miles: "" });
    return (
      <RentalQuoteResult quote={quote} pickUpHref={`/rentals/quote?${String(pickUp)}#quote`} />
    );
  }
  return (
    <section aria-labelledby="intro" className="rounded-card bg-raised p-4 sm:p-7">
      <h2 id="intro" className="text-title-3">
        {quoteIntro.title}
      </h2>
      <ul className="mt-2 list-disc stack-1.5 pl-5">
        {quoteIntro.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** A quote that somebody reads out or has in an email. */
function OpenQuote({ reference: { typed, error } }: RentalQuotePageData) {
  return (
    <form
      id="quote"
      method="get"
      action="/rentals/quote#quote"
      className="no-print grid scroll-mt-4 gap-3"
    >
      <h2 className="text-title-3">{quoteIntro.referenceTitle}</h2>
      <PlainTextField
        name="ref"
        label={quoteIntro.referenceLabel}
        hint={quoteIntro.referenceHint}
        value={typed}
        error={error ?? undefined}
      />
      <PlainSubmitButton label={quoteIntro.referenceSubmit} look="quiet" />
    </form>
  );
}
