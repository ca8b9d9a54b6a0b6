import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { RemovedVehicle } from "#app/vehicles/removed/removed-vehicle.tsx";
import {
  readRemovedVehicle,
  toVehicleStatus,
} from "#app/vehicles/removed/removed-vehicle-view-model.ts";
import { VehicleBar } from "./vehicle-bar.tsx";
import { VehicleFacts } from "./vehicle-facts.tsx";
import { VehicleHero } from "./vehicle-hero.tsx";
import { formatOwnSaleExtras } from "./sale-extras.ts";
import { VehicleNotFound } from "./vehicle-not-found.tsx";
import { lateVehicleTitle } from "#content/pages/words/model.ts";
import { isNewDistinctive } from "#domain/catalogue/availability.ts";
import { listOwnFeatures } from "#domain/catalogue/own-features.ts";
import { siteContext } from "#app/context.ts";
import { Island } from "#app/island.tsx";
import { VehicleLoader } from "./vehicle-loader.island.tsx";
import { buildMissingVehicleMeta, buildVehicleMeta } from "./vehicle-metadata.ts";
import { buildTurntableOffer } from "#app/vehicles/turntable/turntable-offer.ts";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import { toVehicleJsonLd } from "./product-json-ld.ts";
import type { Route } from "./+types/vehicle-page";

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (loaderData?.isLate) return [{ title: lateVehicleTitle }];
  if (!loaderData?.vehicle) return buildMissingVehicleMeta(loaderData?.removed ?? null);
  return buildVehicleMeta(matches, loaderData.vehicle);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const catalogue = await context.get(siteContext).catalogue();
  if (!catalogue) {
    const late = { vehicle: null, removed: null, isNewNoted: false, isLate: true, id: params.id };
    return data(late, { headers: { "Cache-Control": "no-store" } });
  }
  const vehicle = catalogue.byId.get(params.id) ?? null;
  const removed = readRemovedVehicle(catalogue, params.id);
  return data(
    {
      vehicle,
      removed,
      isNewNoted: isNewDistinctive(catalogue.vehicles),
      isLate: false,
      id: params.id,
    },
    { status: toVehicleStatus(vehicle !== null, removed) },
  );
}

export default function VehiclePage({ loaderData }: Route.ComponentProps) {
  const { vehicle, removed, isNewNoted, isLate, id } = loaderData;
  const delivery = useDeliveryPlace();
  const { phone, links } = business;
  const dealership = {
    phone,
    financingUrl: links.financingApplication,
    saleExtras: formatOwnSaleExtras(),
  };
  if (isLate)
    return (
      <Island name="vehicle-loader" of={VehicleLoader} props={{ id, ...dealership, delivery }} />
    );
  if (!vehicle) return removed ? <RemovedVehicle {...removed} /> : <VehicleNotFound />;
  return (
    <>
      <Breadcrumbs
        trail={[
          { href: "/", label: "Home" },
          { href: withDeliveryPlace("/inventory", delivery), label: "Inventory" },
        ]}
        current={vehicle.name}
      />
      <JsonLd data={toVehicleJsonLd(vehicle)} />
      <VehicleHero
        vehicle={vehicle}
        {...dealership}
        turntable={buildTurntableOffer(vehicle)}
        drive={null}
        isNewNoted={isNewNoted}
      />
      <VehicleFacts vehicle={vehicle} features={listOwnFeatures(vehicle, null)} driveType={null} />
      <VehicleBar vehicle={vehicle} />
    </>
  );
}
