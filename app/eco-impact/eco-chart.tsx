import { Fragment } from "react";
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

/** Both ways as bars on one scale, each under its name and figures. */
export function EcoChart({ impact, replaced }: EcoChartProps) {
  const { gasoline, electric } = impact;
  const widest = Math.max(gasoline.co2Kilograms, electric.co2Kilograms);
  return (
    <table className="w-full border-collapse text-small sm:text-body">
      <caption className="sr-only">{chartWords.caption}</caption>
      <thead>
        <tr className="text-right text-small text-quiet">
          <th scope="col" className="text-left font-normal">
            <span className="sr-only">{chartWords.year}</span>
          </th>
          <th scope="col" className="w-[22%] pb-1 font-normal">
            {chartWords.energy}
          </th>
          <th scope="col" className="w-[22%] pb-1 font-normal">
            {chartWords.cost}
          </th>
          <th scope="col" className="w-[24%] pb-1 font-normal">
            {chartWords.co2}
          </th>
        </tr>
      </thead>
      <WayRows
        name={names[replaced]}
        energy={`${format(gasoline.gallons)} gal`}
        year={gasoline}
        sharePercent={share(gasoline.co2Kilograms, widest)}
      />
      <WayRows
        isElectric
        name={chartWords.electricCart}
        energy={`${format(electric.kilowattHours)} kWh`}
        year={electric}
        sharePercent={share(electric.co2Kilograms, widest)}
      />
    </table>
  );
}

/** On a phone the bars stand in the answer, and the figures alone below the form. */
export function EcoBars({ impact: { gasoline, electric }, replaced }: EcoChartProps) {
  const widest = Math.max(gasoline.co2Kilograms, electric.co2Kilograms);
  return (
    <div
      aria-hidden="true"
      className="mt-3 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 text-small lg:hidden"
    >
      {[
        { name: names[replaced], year: gasoline, className: "fill-field" },
        { name: chartWords.electricCart, year: electric, className: "fill-good" },
      ].map(({ name, year, className }) => (
        <Fragment key={className}>
          <span>{name}</span>
          <Bar sharePercent={share(year.co2Kilograms, widest)} height={10} className={className} />
          <span className="font-semibold tabular-figures">{formatPounds(year)}</span>
        </Fragment>
      ))}
    </div>
  );
}

interface WayRowsProps {
  name: string;
  energy: string;
  year: EcoYear;
  sharePercent: number;
  isElectric?: boolean;
}

function WayRows({ name, energy, year, sharePercent, isElectric = false }: WayRowsProps) {
  return (
    <tbody>
      <tr className="text-right align-baseline whitespace-nowrap">
        <th scope="row" className="pt-3 text-left font-semibold whitespace-normal">
          {name}
        </th>
        <td className="pt-3">{energy}</td>
        <td className="pt-3">{formatDollars(Math.round(year.costCents / 100))}</td>
        <td className="price-figures pt-3 text-title-3">{formatPounds(year)}</td>
      </tr>
      <tr aria-hidden="true" className="max-lg:hidden">
        <td colSpan={4} className="border-b border-line pt-1 pb-3">
          <Bar
            sharePercent={sharePercent}
            height={24}
            className={isElectric ? "fill-good" : "fill-field"}
          />
        </td>
      </tr>
    </tbody>
  );
}

interface BarProps {
  sharePercent: number;
  height: number;
  className: string;
}

function Bar({ sharePercent, height, className }: BarProps) {
  return (
    <svg width="100%" height={height} className="block" focusable="false">
      <rect width={`${sharePercent}%`} height={height} rx="4" className={className} />
    </svg>
  );
}

function share(value: number, of: number): number {
  return Math.round((value / of) * 10_000) / 100;
}

/** Pounds, because the EPA states carbon dioxide in pounds. */
function formatPounds({ co2Kilograms }: EcoYear): string {
  return `${format(co2Kilograms / kilogramsPerPound)} lb`;
}

function format(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 0 });
}
