import { isStated } from "#domain/catalogue/stated-value.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { vehicleWords as words } from "./vehicle-words.ts";

export interface VehicleFiguresProps {
  specifications: Vehicle["specifications"];
  /** The drive system in words; null where it is not known. */
  drive: string | null;
  className?: string;
}

/** Seats, range where it is stated, top speed, battery and the drive system; on a phone in two columns. */
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
    <dl className={`grid grid-cols-2 gap-x-4 gap-y-3 ${className}`}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-small text-quiet">{label}</dt>
          <dd className="font-display text-title-3 font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
