import { data } from "react-router";
import { cartSpecificationOf } from "#carts/cart-models.ts";
import { business } from "#content/dealership/business.ts";
import { cartPalette } from "#content/vehicles/cart-colors.ts";
import { requirePage } from "#content/pages/pages.ts";
import { picturePath } from "#content/vehicles/pictures.ts";
import { formatDollars } from "#domain/money/money.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { RemovedVehicle } from "#app/vehicles/removed/removed-vehicle.tsx";
import {
  readRemovedVehicle,
  toVehicleStatus,
} from "#app/vehicles/removed/removed-vehicle-view-model.ts";
import { VehicleNotFound, VehicleUnavailable } from "./vehicle-not-found.tsx";
import { TurntableFacts } from "#app/vehicles/turntable/turntable-facts.tsx";
import { turntableWords } from "#app/vehicles/turntable/turntable-words.ts";
import { buildMissingVehicleMeta } from "./vehicle-metadata.ts";
import { outOfStockText, vehicleUnavailable } from "./vehicle-words.ts";
import { siteContext } from "#app/context.ts";
import { Island } from "#app/island.tsx";
import { Turntable } from "./turntable.island.tsx";
import { buildNotFoundMeta, buildPageMeta } from "#app/site/metadata.ts";
import { turntablePath, vehiclePath } from "#content/pages/paths.ts";
import type { Route } from "./+types/vehicle-3d-page";

/** After how many seconds a program may ask again for a page whose catalogue was late. */
const retryAfterSeconds = 60;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (loaderData?.isLate) return buildNotFoundMeta(vehicleUnavailable.title);
  if (!loaderData?.shown) return buildMissingVehicleMeta(loaderData?.removed ?? null);
  const { vehicle } = loaderData.shown;
  return buildPageMeta(matches, requirePage(turntablePath(vehicle)));
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const catalogue = await context.get(siteContext).catalogue();
  if (!catalogue) {
    const headers = { "Retry-After": String(retryAfterSeconds) };
    return data({ shown: null, removed: null, isLate: true }, { status: 503, headers });
  }
  const vehicle = catalogue.byId.get(params.slug);
  const specification = cartSpecificationOf(params.slug);
  if (!vehicle || !specification) {
    const removed = readRemovedVehicle(catalogue, params.slug);
    const status = toVehicleStatus(false, removed);
    return data({ shown: null, removed, isLate: false }, { status });
  }
  const { id, name, price, inStock, specifications } = vehicle;
  const images = [picturePath(id, "front", 960, "avif")];
  const shown = {
    vehicle: { id, name, specifications, images },
    offer: { price, inStock },
    specification,
  };
  return data({ shown, removed: null, isLate: false });
}

export default function VehicleTurntablePage({ loaderData }: Route.ComponentProps) {
  const { shown, removed, isLate } = loaderData;
  if (isLate) return <VehicleUnavailable phone={business.phone} />;
  if (!shown) return removed ? <RemovedVehicle {...removed} /> : <VehicleNotFound />;
  const { vehicle, offer, specification } = shown;
  return (
    <>
      <Breadcrumbs
        trail={[
          { href: "/", label: "Home" },
          { href: "/inventory", label: "Inventory" },
          { href: vehiclePath(vehicle), label: vehicle.name },
        ]}
        current={turntableWords.breadcrumb}
      />
      <div className="wrap pb-8 sm:pb-14">
        <div className="mb-4 grid gap-x-12 gap-y-1 [align-items:last_baseline] sm:mb-5 lg:grid-cols-[1fr_22.5rem]">
          <h1 className="text-title-2 [line-height:2rem] lg:text-[2.875rem] lg:[line-height:3rem]">
            {turntableWords.formatTitle(vehicle.name)}
          </h1>
          <p className="flex h-12 items-baseline justify-between gap-x-5 text-small lg:h-15">
            <span className="price-figures text-title-2">{formatDollars(offer.price)}</span>
            {!offer.inStock && <span className="text-quiet">{outOfStockText}</span>}
            <a
              href={vehiclePath(vehicle)}
              className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-brand"
            >
              {turntableWords.backLabel}
            </a>
          </p>
        </div>
        <noscript>
          <p className="mb-6 max-w-prose">{turntableWords.noScriptText}</p>
        </noscript>
        <Island
          name="turntable"
          of={Turntable}
          props={{ vehicle, specification, palette: cartPalette }}
        />
        <TurntableFacts vehicle={vehicle} />
      </div>
    </>
  );
}
