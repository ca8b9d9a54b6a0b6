import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import { requirePage } from "#content/pages/pages.ts";
import { comparePath, contactPath } from "#content/pages/paths.ts";
import { compare as words } from "#content/pages/words/compare.ts";
import { parseVehicleIds } from "#domain/catalogue/comparison.ts";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import { siteContext } from "#app/context.ts";
import { Island } from "#app/island.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { formatDeliveryParts, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { DeliveryMemory } from "#app/site/delivery/delivery-memory.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import { CartChooser } from "./cart-chooser.tsx";
import { CompareShortlist } from "./compare-shortlist.tsx";
import { buildComparisonRows, readComparison, type Comparison } from "./compare-view-model.ts";
import { ComparisonTable, isComparison } from "./comparison-table.tsx";
import type { Route } from "./+types/compare-page";

const page = requirePage(comparePath());

export function meta({ matches, loaderData }: Route.MetaArgs) {
  // Of all comparisons there can be, the page where they are chosen is the one to be found.
  const isPlain = loaderData?.ids.length === 0;
  return buildPageMeta(matches, { ...page, isIndexed: isPlain });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = parseVehicleIds(new URL(request.url).searchParams.getAll("ids"));
  const catalogue = await context.get(siteContext).catalogue();
  if (!catalogue) {
    return data({ ids, comparison: null }, { headers: { "Cache-Control": "no-store" } });
  }
  return data({ ids, comparison: readComparison(catalogue, ids) });
}

/** Two to four carts side by side, or the choice of them. */
export default function Compare({ loaderData: { comparison } }: Route.ComponentProps) {
  const delivery = useDeliveryPlace();
  return (
    <>
      <Breadcrumbs
        trail={[
          { href: "/", label: "Home" },
          { href: withDeliveryPlace("/inventory", delivery), label: "Inventory" },
        ]}
        current={page.name}
      />
      <div className="wrap pb-16">
        <h1 className="text-title-1">{words.title}</h1>
        {comparison ? <Carts comparison={comparison} delivery={delivery} /> : <Late />}
      </div>
    </>
  );
}

interface CartsProps {
  comparison: Comparison;
  delivery: PlaceDelivery | null;
}

function Carts({ comparison, delivery }: CartsProps) {
  const { vehicles, notes, choices, moreCount } = comparison;
  const carts = vehicles.map(({ id, name }) => ({ id, name }));
  const path = comparePath(carts.map(({ id }) => id));
  const hasTable = isComparison(vehicles);
  return (
    <>
      {!hasTable && <p className="mt-3 max-w-prose text-lead text-quiet">{words.text}</p>}
      {notes.map((note) => (
        <p key={note} className="mt-3">
          {note}
        </p>
      ))}
      <div className="mt-3">
        <Island name="delivery-memory" of={DeliveryMemory} props={{ path, place: delivery }} />
      </div>
      <Island name="compare-shortlist" of={CompareShortlist} props={{ carts, delivery }} />
      {hasTable && <Compared comparison={comparison} delivery={delivery} />}
      <section className="no-print mt-10">
        {hasTable && <h2 className="mb-4 text-title-2">{words.changeTitle}</h2>}
        <CartChooser
          choices={choices}
          moreCount={moreCount}
          delivery={delivery}
          isMain={!hasTable}
        />
      </section>
    </>
  );
}

function Compared({ comparison: { vehicles }, delivery }: CartsProps) {
  const askHref = contactPath({
    vehicles: vehicles.map(({ id }) => id),
    ...(delivery && { place: delivery.path }),
  });
  return (
    <>
      <ComparisonTable
        vehicles={vehicles}
        rows={buildComparisonRows(vehicles, delivery)}
        delivery={delivery}
      />
      <p className="mt-4 max-w-prose text-small text-quiet">
        {delivery && `${formatDeliveryParts(delivery)} `}
        {words.note}
      </p>
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <CallLink phone={business.phone} label="Call" isWide />
        <ButtonLink href={askHref}>{words.askLabel}</ButtonLink>
      </div>
    </>
  );
}

function Late() {
  return (
    <>
      <p className="mt-4 max-w-prose text-lead text-quiet">{words.late}</p>
      <p className="mt-6">
        <CallLink phone={business.phone} label="Call" isWide />
      </p>
    </>
  );
}
