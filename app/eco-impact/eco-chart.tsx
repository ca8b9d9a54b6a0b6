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

/** Both ways, each as a bar of carbon dioxide and a bar of money, under the two savings. */
export function EcoChart({ impact, replaced }: EcoChartProps) {
  const { gasoline, electric } = impact;
  const most = {
    co2Kilograms: Math.max(gasoline.co2Kilograms, electric.co2Kilograms),
    costCents: Math.max(gasoline.costCents, electric.costCents),
  };
  return (
    <table className="mt-3 w-full table-fixed border-collapse text-small lg:mt-6">
      <caption className="sr-only">{chartWords.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{chartWords.co2}</th>
          <th scope="col">{chartWords.cost}</th>
        </tr>
      </thead>
      <tbody>
        <Way
          name={names[replaced]}
          energy={`${format(gasoline.gallons)} gal`}
          year={gasoline}
          most={most}
          className="fill-field"
        />
        <Way
          name={chartWords.electricCart}
          energy={`${format(electric.kilowattHours)} kWh`}
          year={electric}
          most={most}
          className="fill-good"
        />
      </tbody>
    </table>
  );
}

interface WayProps {
  name: string;
  energy: string;
  year: EcoYear;
  /** What fills the width of a bar. */
  most: EcoYear;
  className: string;
}

function Way({ name, energy, year, most, className }: WayProps) {
  const co2 = {
    figure: formatPounds(year),
    sharePercent: share(year.co2Kilograms, most.co2Kilograms),
  };
  const cost = {
    figure: formatDollars(Math.round(year.costCents / 100)),
    detail: energy,
    sharePercent: share(year.costCents, most.costCents),
  };
  return (
    <tr>
      {[co2, cost].map((bar) => (
        <td
          key={bar.figure}
          className="pt-2 align-top odd:pr-2 even:pl-2 lg:pt-5 lg:odd:pr-4 lg:even:pl-4"
        >
          <Bar {...bar} label={name} className={className} />
        </td>
      ))}
    </tr>
  );
}

interface BarProps {
  label: string;
  figure: string;
  /** What the figure pays for, with its unit. */
  detail?: string;
  sharePercent: number;
  className: string;
}

/** What it is of and its figure on one line over the bar; on a phone on two. Rows of a fixed height keep bars side by side level. */
function Bar({ label, figure, detail, sharePercent, className }: BarProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 lg:items-baseline lg:gap-x-3 lg:gap-y-1">
      <span className="w-full lg:w-auto">{label}</span>
      <b className="price-figures max-lg:h-6 max-lg:[line-height:1.5rem] lg:ml-auto lg:text-title-3">
        {figure}
      </b>
      {detail && (
        <span className="ml-auto max-lg:h-6 max-lg:[line-height:1.5rem] text-quiet lg:ml-0">
          {detail}
        </span>
      )}
      <svg className="h-5 w-full rounded-[4px] bg-raised lg:h-9" aria-hidden="true">
        <rect width={`${sharePercent}%`} height="100%" className={className} />
      </svg>
    </span>
  );
}

function share(value: number, of: number): number {
  return Math.round((value / (of || 1)) * 10_000) / 100;
}

/** Pounds, because the EPA states carbon dioxide in pounds. */
function formatPounds({ co2Kilograms }: EcoYear): string {
  return `${format(co2Kilograms / kilogramsPerPound)} lb`;
}

function format(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 0 });
}
