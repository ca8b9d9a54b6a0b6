import type { Vehicle } from "#domain/catalogue/vehicle.ts";

class VehicleMissing extends Error {
  override message = "Vehicle not found";
}

/** Fetches one vehicle from the API. Throws when there is none or the server does not answer. */
export async function fetchVehicle(id: string, signal: AbortSignal): Promise<Vehicle> {
  const response = await fetch(`/api/vehicles/${encodeURIComponent(id)}`, { signal });
  if (response.status === 404) throw new VehicleMissing();
  if (!response.ok) throw new Error("Vehicle not found");
  return (await response.json()) as Vehicle;
}

/** A vehicle that does not exist is not asked for again. */
export function mayRetry(error: Error): boolean {
  return !(error instanceof VehicleMissing);
}
