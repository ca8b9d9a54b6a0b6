import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { contactPath } from "#content/pages/paths.ts";
import { VehicleDetail } from "./vehicle-detail.tsx";
import { VehicleNotFound } from "./vehicle-not-found.tsx";
import { fetchVehicle, shouldRetry } from "./vehicle-request.ts";
import { loadingText } from "./vehicle-words.ts";

interface VehicleLoaderProps {
  id: string;
  phone: { display: string; link: string };
  financingUrl: string;
  saleExtras: string;
}

/** Shown when the database did not answer in time: the browser fetches the vehicle itself. */
export function VehicleLoader(props: VehicleLoaderProps) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <Loaded {...props} />
    </QueryClientProvider>
  );
}

function Loaded({ id, phone, financingUrl, saleExtras }: VehicleLoaderProps) {
  const { data, isError } = useQuery({
    queryKey: ["vehicle", id],
    queryFn: () => fetchVehicle(id),
    retry: shouldRetry,
    refetchOnWindowFocus: false,
  });
  if (isError) return <VehicleNotFound />;
  if (!data) return <VehicleSkeleton />;
  return (
    <VehicleDetail
      vehicle={data}
      phone={phone}
      financingUrl={financingUrl}
      saleExtras={saleExtras}
      contactHref={contactPath({ vehicle: data.id })}
      turntableHref={null}
    />
  );
}

function VehicleSkeleton() {
  return (
    <div className="wrap py-8">
      <output className="block text-quiet">{loadingText}</output>
      <div className="mt-4 grid gap-8 lg:grid-cols-[1.2fr_1fr]" aria-hidden="true">
        <div className="aspect-8/5 rounded-card bg-raised" />
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
