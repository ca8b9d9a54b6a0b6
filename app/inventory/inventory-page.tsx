import { data } from "react-router";
import { isUrlIndexed, requirePage } from "#content/pages/pages.ts";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import { inventory } from "#content/pages/words/inventory.ts";
import { parseInventoryFilter } from "#domain/catalogue/inventory-search.ts";
import { siteContext } from "#app/context.ts";
import { Island } from "#app/island.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { toVehicleListJsonLd } from "#app/vehicles/index.ts";
import { InventorySearch } from "./inventory-search.island.tsx";
import { findCardPictureKinds, readInventoryPage } from "./inventory-view-model.ts";
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
  };
  return catalogue ? data(read) : data(read, { headers: { "Cache-Control": "no-store" } });
}

export default function Inventory({ loaderData }: Route.ComponentProps) {
  const { search, pictureKinds } = loaderData;
  const delivery = useDeliveryPlace();
  const pictureNote = inventory.pictureNotes[pictureKinds];
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      {search.found && (
        <JsonLd data={toVehicleListJsonLd(inventory.title, search.found.vehicles)} />
      )}
      <div className="wrap pb-16">
        <h1 className="text-title-1">{inventory.title}</h1>
        <p className="mt-3 max-w-prose text-lead text-quiet">{inventory.text}</p>
        <p className="no-print">
          <a
            href={withDeliveryPlace("/which-cart", delivery)}
            className="inline-flex min-h-11 items-center font-semibold text-brand"
          >
            {inventory.whichCartLabel}
          </a>
        </p>
        <Island name="inventory-search" of={InventorySearch} props={{ ...search, delivery }} />
        {pictureNote && <p className="mt-8 text-small text-quiet">{pictureNote}</p>}
      </div>
    </>
  );
}
