import { data } from "react-router";
import { business } from "#content/business.ts";
import { JsonLd } from "../components/json-ld.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { VehicleDetail, VehicleNotFound } from "../components/vehicle-detail.tsx";
import { siteContext } from "../context.ts";
import { Island } from "../island.tsx";
import { VehicleLoader } from "../islands/vehicle-loader.tsx";
import { contactAddress, describeVehicle, turntableAddress } from "../vehicle-page.ts";
import { describeVehicleDetail } from "../structured-data/product.ts";
import type { Route } from "./+types/vehicle";

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (loaderData?.isLate) return [{ title: `Vehicle | ${business.name}` }];
  return describeVehicle(matches, loaderData?.vehicle ?? null);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const catalogue = await context.get(siteContext).catalogue();
  if (!catalogue) {
    const late = { vehicle: null, isLate: true, id: params.id };
    return data(late, { headers: { "Cache-Control": "no-store" } });
  }
  const vehicle = catalogue.byId.get(params.id) ?? null;
  return data({ vehicle, isLate: false, id: params.id }, { status: vehicle ? 200 : 404 });
}

export default function VehiclePage({ loaderData }: Route.ComponentProps) {
  const { vehicle, isLate, id } = loaderData;
  const links = { phone: business.phone, financingAddress: business.links.financingApplication };
  if (isLate) return <Island name="vehicle-loader" of={VehicleLoader} props={{ id, ...links }} />;
  if (!vehicle) return <VehicleNotFound />;
  return (
    <>
      <Breadcrumbs
        trail={[
          { href: "/", label: "Home" },
          { href: "/inventory", label: "Inventory" },
        ]}
        current={vehicle.name}
      />
      <JsonLd data={describeVehicleDetail(vehicle)} />
      <VehicleDetail
        vehicle={vehicle}
        {...links}
        contactAddress={contactAddress(vehicle.name, "sales")}
        turntableAddress={turntableAddress(vehicle)}
      />
    </>
  );
}
