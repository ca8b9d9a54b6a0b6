import { isStated } from "#domain/catalogue/stated-value.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { vehicleWords as words } from "./vehicle-words.ts";

export interface VehicleFiguresProps {
  specifications: Vehicle["specifications"];
  /** The drive system in words; null where it is not known. */
  drive: string | null;
  className?: string;
}

/** Seats, top speed, battery, and where they are known range and drive system; on a phone without a hole. */
export function VehicleFigures({ specifications, drive, className = "" }: VehicleFiguresProps) {
  const { seatingCapacity, range, topSpeed, batteryType } = specifications;
  const figures = [
    [words.figures.seats, String(seatingCapacity)],
    ...(isStated(range) ? [[words.figures.range, range] as const] : []),
    [words.figures.topSpeed, topSpeed],
    [words.figures.battery, batteryType],
    ...(drive ? [[words.figures.drive, drive] as const] : []),
  ] as const;
  return (
    <dl className={`vehicle-figures ${className}`}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-small text-quiet">{label}</dt>
          <dd className="font-display text-title-3 font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
