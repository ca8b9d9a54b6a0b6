import { data } from "react-router";
import { requirePage } from "#content/pages/pages.ts";
import {
  deliveryForm,
  deliveryHero,
  deliveryIntro,
} from "#content/pages/words/delivery-estimate.ts";
import { siteContext } from "#app/context.ts";
import { readLowestPrice } from "#app/places/index.ts";
import {
  buildEstimateMeta,
  EstimateErrors,
  EstimateIntro,
  EstimatePage,
} from "#app/site/estimate/estimate-page.tsx";
import { PlainSubmitButton } from "#app/ui/plain-fields.tsx";
import { readDeliveryPage, type DeliveryPageData } from "./delivery-estimate-view-model.ts";
import { DeliveryResult } from "./delivery-result.tsx";
import { DestinationField } from "./destination-field.tsx";
import type { Route } from "./+types/delivery-estimate-page";

const page = requirePage("/delivery-estimate");

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  return buildEstimateMeta(matches, page, location.search, loaderData?.errors);
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
  return (
    <EstimatePage
      page={page}
      hero={deliveryHero}
      form={
        <form
          method="get"
          action="/delivery-estimate#estimate"
          className="grid content-start gap-5"
        >
          <DestinationField label={deliveryForm.place} {...inputs} errors={errors} />
          <PlainSubmitButton label={deliveryForm.submit} />
        </form>
      }
      changeTitle={null}
      isAnswered={estimate !== null || Object.keys(errors).length > 0}
    >
      <Answer {...loaderData} />
    </EstimatePage>
  );
}

/** What the form that was sent leads to, or how a price is made. */
function Answer({ errors, estimate }: DeliveryPageData) {
  if (Object.keys(errors).length > 0) {
    return <EstimateErrors id="estimate" title={deliveryForm.errorTitle} errors={errors} />;
  }
  return estimate ? (
    <DeliveryResult estimate={estimate} />
  ) : (
    <EstimateIntro title={deliveryIntro.title} points={deliveryIntro.points} />
  );
}
