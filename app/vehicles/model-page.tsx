import { type OwnRating, ratings } from "#content/dealership/reviews.ts";
import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import { requirePage } from "#content/pages/pages.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import { lateVehicleTitle } from "#content/pages/words/model.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import { formatDrive } from "#domain/catalogue/model.ts";
import { listOwnFeatures } from "#domain/catalogue/own-features.ts";
import { siteContext } from "#app/context.ts";
import { Island } from "#app/island.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { VehicleSections } from "#app/vehicles/model/vehicle-sections.tsx";
import { buildTurntableOffer } from "#app/vehicles/turntable/turntable-offer.ts";
import { findVehicleScene } from "#app/vehicles/model/vehicle-scene.ts";
import { readModelPage } from "#app/vehicles/model/model-view-model.ts";
import { listModelFeatures } from "./model-features.ts";
import { toModelJsonLd, toVehicleJsonLd } from "./product-json-ld.ts";
import { RemovedVehicle } from "#app/vehicles/removed/removed-vehicle.tsx";
import { toVehicleStatus } from "#app/vehicles/removed/removed-vehicle-view-model.ts";
import { formatOwnSaleExtras } from "./sale-extras.ts";
import { VehicleBar } from "./vehicle-bar.tsx";
import { VehicleFacts } from "./vehicle-facts.tsx";
import { VehicleHero } from "./vehicle-hero.tsx";
import { VehicleLoader } from "./vehicle-loader.island.tsx";
import { buildMissingVehicleMeta, buildVehicleMeta } from "./vehicle-metadata.ts";
import { VehicleNotFound } from "./vehicle-not-found.tsx";
import type { Route } from "./+types/model-page";

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return buildMissingVehicleMeta(null);
  const { model, vehicle, removed, isLate } = loaderData;
  const keywords = model?.seoKeywords ?? [];
  if (vehicle) return buildVehicleMeta(matches, vehicle, keywords);
  if (!isLate) return buildMissingVehicleMeta(removed);
  if (!model) return [{ title: lateVehicleTitle }];
  return buildPageMeta(matches, { ...requirePage(vehiclePath({ id: model.slug })), keywords });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const catalogue = await site.catalogue();
  const page = readModelPage(catalogue, slug);
  const scene = catalogue && page.vehicle && findVehicleScene(site, catalogue, page.vehicle);
  if (page.isLate) {
    return data({ ...page, scene }, { headers: { "Cache-Control": "no-store" } });
  }
  return data({ ...page, scene }, { status: toVehicleStatus(page.vehicle !== null, page.removed) });
}

/** The page of a vehicle: one for all, with texts of its own where a model has them. */
export default function ModelPage({ loaderData }: Route.ComponentProps) {
  const { slug, model, vehicle, removed, comparisons, scene, isNewNoted, isLate } = loaderData;
  const delivery = useDeliveryPlace();
  const { phone, links } = business;
  const dealership = {
    phone,
    financingUrl: links.financingApplication,
    saleExtras: formatOwnSaleExtras(),
  };
  if (isLate) {
    const props = { id: slug, ...dealership, delivery };
    return <Island name="vehicle-loader" of={VehicleLoader} props={props} />;
  }
  if (!vehicle) return removed ? <RemovedVehicle {...removed} /> : <VehicleNotFound />;
  const { proseName } = brandTexts[vehicle.brand];
  const features = model ? listModelFeatures(vehicle, model) : listOwnFeatures(vehicle, null);
  return (
    <>
      <Breadcrumbs
        trail={[
          { href: "/", label: "Home" },
          { href: `/${vehicle.brand}`, label: proseName },
        ]}
        current={vehicle.name}
      />
      <JsonLd data={model ? toModelJsonLd(model, vehicle) : toVehicleJsonLd(vehicle)} />
      <VehicleHero
        vehicle={vehicle}
        {...dealership}
        turntable={buildTurntableOffer(vehicle)}
        drive={model && formatDrive(model.driveType)}
        isNewNoted={isNewNoted}
      />
      <VehicleFacts
        vehicle={vehicle}
        features={features}
        driveType={model?.driveType ?? null}
        rating={model && ratings && formatRating(ratings.rating)}
      />
      <VehicleSections model={model} vehicle={vehicle} comparisons={comparisons} scene={scene} />
      <VehicleBar vehicle={vehicle} />
    </>
  );
}

function formatRating({ label, value, best }: OwnRating): readonly [string, string] {
  return [label, `${value.toFixed(1)} out of ${best}`];
}
