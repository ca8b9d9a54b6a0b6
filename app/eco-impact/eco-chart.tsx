import { kilogramsPerPound } from "#domain/eco-impact/constants.ts";
import { chartWords } from "./eco-words.ts";
import type { EcoImpact, EcoYear, ReplacedVehicle } from "#domain/eco-impact/estimate.ts";
import { formatDollars } from "#domain/money/money.ts";

interface EcoChartProps {
  impact: EcoImpact;
  replaced: ReplacedVehicle;
}

const names: Record<ReplacedVehicle, string> = {
  car: chartWords.car,
  "gas-cart": chartWords.gasCart,
};

/** Both ways as bars on one scale, gasoline hatched; the table has the figures. */
export function EcoChart({ impact, replaced }: EcoChartProps) {
  const { gasoline, electric } = impact;
  const widest = Math.max(gasoline.co2Kilograms, electric.co2Kilograms);
  return (
    <table className="mt-6 w-full border-collapse text-small sm:text-body">
      <caption className="sr-only">{chartWords.caption}</caption>
      <thead>
        <tr className="text-right text-small text-quiet">
          <th scope="col" className="pr-2 sm:pr-3 text-left font-normal">
            {chartWords.year}
          </th>
          <th scope="col" className="pr-2 sm:pr-3 font-normal">
            {chartWords.energy}
          </th>
          <th scope="col" className="pr-2 sm:pr-3 font-normal">
            {chartWords.cost}
          </th>
          <th scope="col" className="font-normal">
            {chartWords.co2}
          </th>
        </tr>
      </thead>
      <WayRows
        name={names[replaced]}
        energy={`${format(gasoline.gallons)} gal`}
        year={gasoline}
        sharePercent={share(gasoline.co2Kilograms, widest)}
        isHatched
      />
      <WayRows
        name={chartWords.electricCart}
        energy={`${format(electric.kilowattHours)} kWh`}
        year={electric}
        sharePercent={share(electric.co2Kilograms, widest)}
      />
    </table>
  );
}

interface WayRowsProps {
  name: string;
  energy: string;
  year: EcoYear;
  sharePercent: number;
  isHatched?: boolean;
}

function WayRows({ name, energy, year, sharePercent, isHatched = false }: WayRowsProps) {
  return (
    <tbody>
      <tr className="text-right whitespace-nowrap">
        <th scope="row" className="pt-3 pr-2 sm:pr-3 text-left font-semibold whitespace-normal">
          {name}
        </th>
        <td className="pt-3 pr-2 sm:pr-3">{energy}</td>
        <td className="pt-3 pr-2 sm:pr-3">{formatDollars(Math.round(year.costCents / 100))}</td>
        <td className="pt-3 font-semibold">
          {`${format(year.co2Kilograms / kilogramsPerPound)} lb`}
        </td>
      </tr>
      <tr aria-hidden="true">
        <td colSpan={4} className="border-b border-line pt-1.5 pb-3">
          <svg width="100%" height="22" className="block" focusable="false">
            {isHatched && (
              <pattern id="eco-hatch" width="8" height="8" patternUnits="userSpaceOnUse">
                <rect width="8" height="8" className="fill-page" />
                <path d="M-1 9 9-1M3 13 13 3M-5 5 5-5" strokeWidth="2.5" className="stroke-quiet" />
              </pattern>
            )}
            <rect
              width={`${sharePercent}%`}
              height="22"
              {...(isHatched ? { fill: "url(#eco-hatch)" } : { className: "fill-good" })}
            />
          </svg>
        </td>
      </tr>
    </tbody>
  );
}

function share(value: number, of: number): number {
  return Math.round((value / of) * 10_000) / 100;
}

function format(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 0 });
}
