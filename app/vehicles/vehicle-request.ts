import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** How often the browser asks again before it says that there is no such vehicle. */
const retriesMax = 3;

class VehicleMissing extends Error {
  override message = "Vehicle not found";
}

/** Fetches one vehicle from the API. Throws when there is none or the server does not answer. */
export async function fetchVehicle(id: string): Promise<Vehicle> {
  const response = await fetch(`/api/vehicles/${encodeURIComponent(id)}`);
  if (response.status === 404) throw new VehicleMissing();
  if (!response.ok) throw new Error("Vehicle not found");
  return (await response.json()) as Vehicle;
}

/** A vehicle that does not exist is not asked for again. */
export function shouldRetry(retries: number, error: Error): boolean {
  return !(error instanceof VehicleMissing) && retries < retriesMax;
}
