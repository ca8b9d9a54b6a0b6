import { data } from "react-router";
import { requirePage } from "#content/pages/pages.ts";
import {
  listSeries,
  paginate,
  parseInventoryFilter,
  searchVehicles,
} from "#domain/catalogue/inventory-search.ts";
import { Island } from "#app/island.tsx";
import { InventorySearch, type InventorySearchProps } from "./inventory-search.island.tsx";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { siteContext } from "#app/context.ts";
import { buildPageMeta } from "#app/site/metadata.ts";
import { toVehicleListJsonLd } from "#app/vehicles/index.ts";
import type { Route } from "./+types/inventory-page";

const page = requirePage("/inventory");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { filter, page: wanted } = parseInventoryFilter(new URL(request.url).searchParams);
  const catalogue = await context.get(siteContext).catalogue();
  if (!catalogue) {
    const props: InventorySearchProps = { filter, page: wanted, series: [], found: null };
    return data(props, { headers: { "Cache-Control": "no-store" } });
  }
  const matching = searchVehicles(catalogue.vehicles, filter);
  const { items, page: shown, pageCount } = paginate(matching, wanted);
  const props: InventorySearchProps = {
    filter,
    page: shown,
    series: listSeries(catalogue.vehicles),
    found: {
      vehicles: items.map(summarize),
      matchingCount: matching.length,
      totalCount: catalogue.vehicles.length,
      pageCount,
    },
  };
  return data(props);
}

export default function Inventory({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      {loaderData.found && (
        <JsonLd data={toVehicleListJsonLd("Carts for sale", loaderData.found.vehicles)} />
      )}
      <div className="wrap pb-16">
        <h1 className="text-title-1">Carts for sale</h1>
        <p className="mt-3 max-w-prose text-lead text-quiet">
          Every cart we sell, with its price. Choose one to see its seats, range and full
          specifications.
        </p>
        <Island name="inventory-search" of={InventorySearch} props={loaderData} />
        <p className="mt-8 text-small text-quiet">
          Pictures are illustrations; your cart may differ.
        </p>
      </div>
    </>
  );
}

type Listed = NonNullable<InventorySearchProps["found"]>["vehicles"][number];

/** What a card shows, so that the island's props stay small. */
function summarize(vehicle: Listed): Listed {
  const { id, name, brand, category, price, images, isNew, specifications } = vehicle;
  const { seatingCapacity, range } = specifications;
  return {
    id,
    name,
    brand,
    category,
    price,
    images: images.slice(0, 1),
    isNew,
    specifications: { seatingCapacity, range },
  };
}
