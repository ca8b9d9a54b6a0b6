import { kilogramsPerPound } from "#domain/eco-impact/constants.ts";
import type { EcoImpact, ReplacedVehicle } from "#domain/eco-impact/estimate.ts";
import { formatDollars } from "#domain/money.ts";

interface EcoChartProps {
  impact: EcoImpact;
  replaced: ReplacedVehicle;
}

const names: Record<ReplacedVehicle, string> = { car: "Car", "gas-cart": "Gas golf cart" };

/** Both ways as bars on one scale, gasoline hatched; the table carries the figures. */
export function EcoChart({ impact, replaced }: EcoChartProps) {
  const { gasoline, electric } = impact;
  const widest = Math.max(gasoline.co2Kilograms, electric.co2Kilograms);
  const ways = [
    {
      name: names[replaced],
      energy: `${format(gasoline.gallons)} gallons`,
      year: gasoline,
      isHatched: true,
    },
    {
      name: "Electric cart",
      energy: `${format(electric.kilowattHours)} kWh`,
      year: electric,
      isHatched: false,
    },
  ];
  return (
    <table className="mt-6 w-full border-collapse">
      <caption className="sr-only">A year both ways: energy, cost and carbon dioxide</caption>
      <thead>
        <tr className="text-small text-quiet">
          <th scope="col" className="pr-3 text-left font-normal">
            A year of
          </th>
          <th scope="col" className="pr-3 text-right font-normal">
            Energy
          </th>
          <th scope="col" className="pr-3 text-right font-normal">
            Cost
          </th>
          <th scope="col" className="text-right font-normal">
            CO₂
          </th>
        </tr>
      </thead>
      {ways.map(({ name, energy, year, isHatched }) => (
        <tbody key={name}>
          <tr>
            <th scope="row" className="pt-3 pr-3 text-left font-semibold">
              {name}
            </th>
            <td className="pt-3 pr-3 text-right">{energy}</td>
            <td className="pt-3 pr-3 text-right">
              {formatDollars(Math.round(year.costCents / 100))}
            </td>
            <td className="pt-3 text-right font-semibold">
              {`${format(year.co2Kilograms / kilogramsPerPound)} lb`}
            </td>
          </tr>
          <tr aria-hidden="true">
            <td colSpan={4} className="border-b border-line pt-1.5 pb-3">
              <svg width="100%" height="22" className="block" focusable="false">
                {isHatched && (
                  <pattern id="eco-hatch" width="8" height="8" patternUnits="userSpaceOnUse">
                    <rect width="8" height="8" className="fill-page" />
                    <path
                      d="M-1 9 9-1M3 13 13 3M-5 5 5-5"
                      strokeWidth="2.5"
                      className="stroke-quiet"
                    />
                  </pattern>
                )}
                <rect
                  width={`${Math.round((year.co2Kilograms / widest) * 10_000) / 100}%`}
                  height="22"
                  {...(isHatched ? { fill: "url(#eco-hatch)" } : { className: "fill-good" })}
                />
              </svg>
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function format(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 0 });
}
