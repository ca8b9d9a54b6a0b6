import type { Vehicle } from "#domain/catalogue/vehicle.ts";

interface ModelFiguresProps {
  specifications: Vehicle["specifications"];
  /** The drive system in words. */
  drive: string;
}

/** The panel of four: seats, driving range, top speed, drive system. */
export function ModelFigures({ specifications, drive }: ModelFiguresProps) {
  return (
    <dl className="wrap grid grid-cols-2 gap-x-6 lg:grid-cols-4">
      <Figure label="Seats" value={String(specifications.seatingCapacity)} />
      <Figure label="Driving range" value={specifications.range} />
      <Figure label="Top speed" value={specifications.topSpeed} />
      <Figure label="Drive system" value={drive} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="border-t border-line py-4 sm:py-5">
      <dt className="text-small text-quiet">{label}</dt>
      <dd className="font-display text-title-2 font-bold">{value}</dd>
    </div>
  );
}
