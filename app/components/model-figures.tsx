import type { ReactNode } from "react";
import type { Vehicle } from "#domain/vehicle.ts";
import { BatteryIcon, RangeIcon, SeatIcon, SpeedIcon } from "./icons.tsx";

interface ModelFiguresProps {
  specifications: Vehicle["specifications"];
  /** The drive system in words. */
  drive: string;
}

/** The panel of four: seats, driving range, top speed, drive system. */
export function ModelFigures({ specifications, drive }: ModelFiguresProps) {
  return (
    <dl className="wrap grid grid-cols-2 gap-x-6 lg:grid-cols-4">
      <Figure label="Seats" value={String(specifications.seatingCapacity)} icon={<SeatIcon />} />
      <Figure label="Driving range" value={specifications.range} icon={<RangeIcon />} />
      <Figure label="Top speed" value={specifications.topSpeed} icon={<SpeedIcon />} />
      <Figure label="Drive system" value={drive} icon={<BatteryIcon />} />
    </dl>
  );
}

function Figure({ label, value, icon }: { label: string; value: string; icon: ReactNode }) {
  return (
    <div className="border-t border-line py-5">
      <dt className="flex items-center gap-2 text-small text-quiet">
        {icon}
        {label}
      </dt>
      <dd className="mt-1 font-display text-title-3 font-bold">{value}</dd>
    </div>
  );
}
