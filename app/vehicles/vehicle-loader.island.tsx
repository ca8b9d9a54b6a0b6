import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { contactPath } from "#content/pages/paths.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { VehicleDetail, VehicleNotFound } from "./vehicle-detail.tsx";

interface VehicleLoaderProps {
  id: string;
  phone: { display: string; link: string };
  financingUrl: string;
}

/** Stands in where the database could not answer in time: the browser asks for the vehicle. */
export function VehicleLoader(props: VehicleLoaderProps) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <Loaded {...props} />
    </QueryClientProvider>
  );
}

function Loaded({ id, phone, financingUrl }: VehicleLoaderProps) {
  const { data, isError } = useQuery({
    queryKey: ["vehicle", id],
    queryFn: () => fetchVehicle(id),
    retry: (count, error) => !(error instanceof VehicleMissing) && count < 3,
    refetchOnWindowFocus: false,
  });
  if (isError) return <VehicleNotFound />;
  if (!data) return <VehicleSkeleton />;
  return (
    <VehicleDetail
      vehicle={data}
      phone={phone}
      financingUrl={financingUrl}
      contactHref={contactPath(data.name, "sales")}
      turntableHref={null}
    />
  );
}

class VehicleMissing extends Error {
  override message = "Vehicle not found";
}

async function fetchVehicle(id: string): Promise<Vehicle> {
  const response = await fetch(`/api/vehicles/${encodeURIComponent(id)}`);
  if (response.status === 404) throw new VehicleMissing();
  if (!response.ok) throw new Error("Vehicle not found");
  return (await response.json()) as Vehicle;
}

function VehicleSkeleton() {
  return (
    <div className="wrap py-8">
      <output className="block text-quiet">Loading vehicle...</output>
      <div className="mt-4 grid gap-8 lg:grid-cols-[1.2fr_1fr]" aria-hidden="true">
        <div className="aspect-8/5 rounded-card bg-raised" />
        <div className="space-y-4">
          <div className="h-6 w-1/3 rounded-field bg-raised" />
          <div className="h-12 w-3/4 rounded-field bg-raised" />
          <div className="h-14 w-1/2 rounded-field bg-raised" />
          <div className="h-24 rounded-field bg-raised" />
        </div>
      </div>
    </div>
  );
}
