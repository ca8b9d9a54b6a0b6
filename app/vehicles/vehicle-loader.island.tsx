import { VehicleFacts } from "./vehicle-facts.tsx";
import { VehicleHero } from "./vehicle-hero.tsx";
import { VehicleNotFound } from "./vehicle-not-found.tsx";
import { fetchVehicle, mayRetry } from "./vehicle-request.ts";
import { DeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { listOwnFeatures } from "#domain/catalogue/own-features.ts";
import { useFetched } from "#app/ui/fetched.ts";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import { loadingText } from "./vehicle-words.ts";

interface VehicleLoaderProps {
  id: string;
  phone: { display: string; link: string };
  financingUrl: string;
  saleExtras: string;
  /** The place that the price is shown for. */
  delivery: PlaceDelivery | null;
}

/** Shown when the database did not answer in time: the browser fetches the vehicle itself. */
export function VehicleLoader(props: VehicleLoaderProps) {
  return (
    <DeliveryPlace value={props.delivery}>
      <Loaded {...props} />
    </DeliveryPlace>
  );
}

function Loaded({ id, phone, financingUrl, saleExtras }: VehicleLoaderProps) {
  const { value: vehicle, error } = useFetched({ key: id, load: fetchVehicle, mayRetry });
  if (error) return <VehicleNotFound />;
  if (!vehicle) return <VehicleSkeleton />;
  return (
    <>
      <VehicleHero
        vehicle={vehicle}
        phone={phone}
        financingUrl={financingUrl}
        saleExtras={saleExtras}
        turntable={null}
        drive={null}
        isNewNoted={false}
      />
      <VehicleFacts vehicle={vehicle} features={listOwnFeatures(vehicle, null)} driveType={null} />
    </>
  );
}

function VehicleSkeleton() {
  return (
    <div className="wrap py-8">
      <output className="block text-quiet">{loadingText}</output>
      <div className="mt-4 grid gap-8 lg:grid-cols-[1fr_26rem]" aria-hidden="true">
        <div className="aspect-4/3 rounded-card bg-raised" />
        <div className="stack-4">
          <div className="h-6 w-1/3 rounded-field bg-raised" />
          <div className="h-12 w-3/4 rounded-field bg-raised" />
          <div className="h-14 w-1/2 rounded-field bg-raised" />
          <div className="h-24 rounded-field bg-raised" />
        </div>
      </div>
    </div>
  );
}
