import { business } from "#content/dealership/business.ts";
import { saleDelivery } from "#content/dealership/delivery.ts";
import {
  backParameter,
  deliverToPage as deliverToUrlPath,
  deliveryParameter,
  pricesPath,
  readDeliveryPlaceId,
  takesDeliveryPlace,
} from "#content/pages/delivery-links.ts";
import { requirePage } from "#content/pages/pages.ts";
import { deliveredPrice, deliverToPage as words } from "#content/pages/words/delivered-price.ts";
import { deliveryRegions } from "#content/places/delivery-places.ts";
import { Island } from "#app/island.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { PlainSubmitButton } from "#app/ui/plain-fields.tsx";
import { RememberedPlace } from "./remembered-place.island.tsx";
import type { Route } from "./+types/deliver-to-page";

const page = requirePage(deliverToUrlPath);
const inventoryPath = "/inventory";
const selectId = "place";

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

/** Where the form leads: the page the visitor came from, with its own query. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const back = new URL(searchParams.get(backParameter) ?? inventoryPath, origin);
  const placeId = readDeliveryPlaceId(back.searchParams);
  back.searchParams.delete(deliveryParameter);
  const isKnown = back.origin === origin && takesDeliveryPlace(back.pathname);
  return {
    action: isKnown ? back.pathname : inventoryPath,
    parameters: isKnown ? [...back.searchParams] : [],
    placeId: placeId ?? "",
  };
}

/** The choice of the place that prices are shown for: a native list, grouped by state. */
export default function DeliverTo({
  loaderData: { action, parameters, placeId },
}: Route.ComponentProps) {
  const query = new URLSearchParams(parameters).toString();
  const { freeMiles, dollarsPerMile } = saleDelivery;
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <div className="wrap pb-16">
        <h1 className="max-w-[20ch] text-title-1">{words.title}</h1>
        <p className="mt-3 max-w-prose text-lead text-quiet">{words.text}</p>
        <form
          method="get"
          action={pricesPath(action)}
          className="mt-6 flex max-w-prose flex-wrap items-end gap-3 rounded-card bg-raised p-4 sm:p-5"
        >
          {parameters.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="grow">
            <label htmlFor={selectId} className="mb-1 block text-small font-semibold">
              {words.label}
            </label>
            <PlaceSelect placeId={placeId} />
            <Island name="remembered-place" of={RememberedPlace} props={{ selectId }} />
          </div>
          <PlainSubmitButton label={words.button} />
        </form>
        <p className="mt-4 max-w-prose">
          {words.formatTerms(freeMiles, dollarsPerMile, business.showroom.city)}
        </p>
        <p className="mt-3 max-w-prose">{words.missing}</p>
        <p className="mt-3 max-w-prose text-small text-quiet">{words.memory}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <CallLink phone={business.phone} label="Call" isWide />
          <a
            href={query === "" ? action : `${action}?${query}`}
            className="inline-flex min-h-11 items-center font-semibold text-brand"
          >
            {placeId === "" ? words.backLabel : deliveredPrice.withoutLabel}
          </a>
        </p>
      </div>
    </>
  );
}

function PlaceSelect({ placeId }: { placeId: string }) {
  return (
    <select
      id={selectId}
      name={deliveryParameter}
      required
      defaultValue={placeId}
      autoComplete="off"
      className="control h-12"
    >
      <option value="">{words.emptyOption}</option>
      {deliveryRegions.map(({ stateName, places }) => (
        <optgroup key={stateName} label={stateName}>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
