import { data } from "react-router";
import { quoteForm, quoteHero, quoteIntro } from "#content/pages/words/rental-quote.ts";
import { requirePage } from "#content/pages/pages.ts";
import { showroomChoice } from "#domain/delivery/destination.ts";
import { siteContext } from "#app/context.ts";
import {
  buildEstimateMeta,
  EstimateErrors,
  EstimateIntro,
  EstimatePage,
} from "#app/site/estimate/estimate-page.tsx";
import { PlainSubmitButton, PlainTextField } from "#app/ui/plain-fields.tsx";
import { RentalQuoteForm } from "./rental-quote-form.tsx";
import { RentalQuoteResult } from "./rental-quote-result.tsx";
import { readRentalQuotePage, type RentalQuotePageData } from "./rental-quote-view-model.ts";
import type { Route } from "./+types/rental-quote-page";

const page = requirePage("/rentals/quote");
const rentals = requirePage("/rentals");

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  return buildEstimateMeta(matches, page, location.search, loaderData?.errors);
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
  const isAnswered = quote !== null || isRefused;
  return (
    <EstimatePage
      page={page}
      parent={rentals}
      hero={quoteHero}
      form={<RentalQuoteForm inputs={inputs} errors={errors} />}
      changeTitle={quote && quoteForm.changeTitle}
      isAnswered={isAnswered}
    >
      <Answer {...loaderData} />
      {!isAnswered && <OpenQuote {...loaderData} />}
    </EstimatePage>
  );
}

/** What the form that was sent leads to, or how a price is made. */
function Answer(page: RentalQuotePageData) {
  const { inputs, errors, quote, reference } = page;
  if (Object.keys(errors).length > 0) {
    return <EstimateErrors id="quote" title={quoteForm.errorTitle} errors={errors} />;
  }
  if (reference.error !== null) return <OpenQuote {...page} />;
  if (quote === null) return <EstimateIntro title={quoteIntro.title} points={quoteIntro.points} />;
  const pickUp = new URLSearchParams({ ...inputs, place: showroomChoice, miles: "" });
  return <RentalQuoteResult quote={quote} pickUpHref={`/rentals/quote?${String(pickUp)}#quote`} />;
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
