import { data } from "react-router";
import { isUrlIndexed, requirePage } from "#content/pages/pages.ts";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import { inventory } from "#content/pages/words/inventory.ts";
import { formatInventoryFilter, parseInventoryFilter } from "#domain/catalogue/inventory-search.ts";
import { siteContext } from "#app/context.ts";
import { Island } from "#app/island.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { listLineup, toVehicleListJsonLd } from "#app/vehicles/index.ts";
import { InventorySearch } from "./inventory-search.island.tsx";
import { findCardPictureKinds, readInventoryPage } from "./inventory-view-model.ts";
import { Lineup } from "./lineup.tsx";
import type { Route } from "./+types/inventory-page";

const page = requirePage("/inventory");

export function meta({ matches, location }: Route.MetaArgs) {
  return buildPageMeta(matches, { ...page, isIndexed: isUrlIndexed(page, location.search) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = parseInventoryFilter(new URL(request.url).searchParams);
  const site = context.get(siteContext);
  const catalogue = await site.catalogue();
  const read = {
    search: readInventoryPage(catalogue, search, site.findSimilar),
    pictureKinds: findCardPictureKinds(catalogue),
    // Whoever searches wants what was found first.
    lineup:
      formatInventoryFilter(search.filter, search.page).size === 0
        ? listLineup(catalogue?.vehicles ?? [])
        : [],
  };
  return catalogue ? data(read) : data(read, { headers: { "Cache-Control": "no-store" } });
}

export default function Inventory({ loaderData }: Route.ComponentProps) {
  const { search, pictureKinds, lineup } = loaderData;
  const delivery = useDeliveryPlace();
  // With delivered prices on every card, the document has no bytes left for it (decision 106).
  const isLineupShown = lineup.length > 0 && delivery === null;
  const pictureNote = inventory.pictureNotes[pictureKinds];
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      {search.found && (
        <JsonLd data={toVehicleListJsonLd(inventory.title, search.found.vehicles)} />
      )}
      <div className="wrap pb-8 lg:pb-16">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-title-1">{inventory.title}</h1>
          <a
            href={withDeliveryPlace("/which-cart", delivery)}
            className="no-print inline-flex min-h-11 items-center font-semibold text-brand max-sm:text-small"
          >
            <span className="sm:hidden">{inventory.whichCartShortLabel}</span>
            <span className="max-sm:hidden">{inventory.whichCartLabel}</span>
          </a>
        </div>
        {isLineupShown && <Lineup groups={lineup} />}
        <Island name="inventory-search" of={InventorySearch} props={{ ...search, delivery }} />
        <p className="mt-5 max-w-prose text-small text-quiet lg:ml-72">
          {[
            inventory.certificateNote,
            pictureNote,
            isLineupShown ? inventory.lengthNote : null,
          ].join(" ")}
        </p>
      </div>
    </>
  );
}
