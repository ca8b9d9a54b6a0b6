import { formatDollars } from "#domain/money.ts";
import { formatVehiclePath } from "#domain/model.ts";
import { describeDifference, type ModelComparison } from "#domain/model-comparison.ts";

interface ModelComparisonTableProps {
  name: string;
  comparisons: readonly ModelComparison[];
}

/** The vehicles a shopper would look at next, each measured against this one. */
export function ModelComparisonTable({ name, comparisons }: ModelComparisonTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">{`Other carts compared with the ${name}`}</caption>
        <thead>
          <tr className="text-small text-quiet">
            <th scope="col" className="py-2 pr-4 font-normal">
              Cart
            </th>
            <th scope="col" className="py-2 pr-4 font-normal">
              Against this one
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {comparisons.map((comparison) => (
            <tr key={comparison.vehicle.id} className="border-t border-line align-top">
              <th scope="row" className="py-3 pr-4 font-semibold">
                <a href={formatVehiclePath(comparison.vehicle.id)} className="text-brand">
                  {comparison.vehicle.name}
                </a>
              </th>
              <td className="py-3 pr-4">{describeDifference(comparison) || "Same figures"}</td>
              <td className="py-3 text-right">
                <span className="font-semibold">{formatDollars(comparison.vehicle.price)}</span>
                <span className="block text-small text-quiet">
                  {describePriceDifference(comparison.priceDifferenceDollars)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function describePriceDifference(dollars: number): string {
  if (dollars === 0) return "same price";
  return `${formatDollars(Math.abs(dollars))} ${dollars > 0 ? "more" : "less"}`;
}
