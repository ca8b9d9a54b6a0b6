import type { ShownValue } from "#content/dealership/open-questions.ts";
import { formatDays, formatPeriod } from "#domain/calendar/opening-hours.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatDollars } from "#domain/money/money.ts";

/** What pages show of an open question, in words; vehicles with the price that the site shows. */
export function formatShownValue(value: ShownValue, byId: ReadonlyMap<string, Vehicle>): string {
  if (typeof value === "string") return value;
  if ("dollars" in value) return [...new Set(value.dollars)].map(formatDollars).join(", ");
  if ("vehicles" in value) return value.vehicles.map((id) => formatVehicle(id, byId)).join(", ");
  return value.hours
    .map(({ name, periods }) => {
      const lines = periods.map((period) => `${formatDays(period.days)} ${formatPeriod(period)}`);
      return `${name}: ${lines.join(", ")}`;
    })
    .join("; ");
}

function formatVehicle(id: string, byId: ReadonlyMap<string, Vehicle>): string {
  const vehicle = byId.get(id);
  return vehicle === undefined
    ? `${id} (not in the inventory)`
    : `${vehicle.name} ${formatDollars(vehicle.price)}`;
}
