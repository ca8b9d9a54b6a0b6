import { compare as words, compareRows } from "#content/pages/words/compare.ts";
import { comparePath, vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { comparedMin, type ComparedRow } from "#domain/catalogue/comparison.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import { formatDeliveredLabel } from "#app/site/delivery/delivered-price.tsx";
import { CartPicture } from "#app/vehicles/index.ts";
import { measureRanges, type ComparedRowId } from "./compare-view-model.ts";

interface ComparisonTableProps {
  vehicles: readonly Vehicle[];
  rows: readonly ComparedRow<ComparedRowId>[];
  delivery: PlaceDelivery | null;
}

const rowHead =
  "sticky left-0 z-1 w-24 bg-page py-3 pr-3 text-left text-small font-normal text-quiet sm:w-44 sm:text-body";
const onlyId = "only-differences";

/**
 * Carts as columns, their figures as rows. It scrolls sideways in itself, with the names of the rows
 * staying in sight; two carts fit on a phone of 360 px. A checkbox hides the rows that are alike, by style alone.
 */
export function ComparisonTable({ vehicles, rows, delivery }: ComparisonTableProps) {
  const hasDifference = rows.some(({ isDifferent }) => isDifferent);
  return (
    <div className="has-[#only-differences:checked]:[&_.is-alike]:hidden">
      {hasDifference ? (
        <p className="no-print">
          <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
            <input type="checkbox" id={onlyId} className="size-5 accent-brand" />
            {words.onlyDifferences}
          </label>
        </p>
      ) : (
        <p className="text-quiet">{words.noDifference}</p>
      )}
      <section
        aria-label={words.tableLabel}
        // Where a table scrolls, the keyboard can only reach its end if it can focus it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative mt-2 overflow-x-auto [scroll-padding-left:6rem] [scroll-snap-type:x_proximity] print:overflow-visible"
      >
        <table className="w-full table-fixed [border-collapse:separate] [border-spacing:0] text-left">
          <thead>
            <tr className="align-top">
              <th scope="col" className={rowHead}>
                {hasDifference && (
                  <>
                    <DifferenceMark />
                    {words.markLegend}
                  </>
                )}
                {!hasDifference && <span className="sr-only">{words.tableLabel}</span>}
              </th>
              {vehicles.map((vehicle) => (
                <th
                  key={vehicle.id}
                  scope="col"
                  className={`${vehicles.length === comparedMin ? "w-29" : "w-40"} px-2 pb-3 font-normal [scroll-snap-align:start] print:w-auto`}
                >
                  <CartHead vehicle={vehicle} vehicles={vehicles} delivery={delivery} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className={`align-top ${row.isDifferent ? "" : "is-alike"}`}>
                <th scope="row" className={`${rowHead} border-t border-line`}>
                  {row.isDifferent && <DifferenceMark />}
                  {row.id === "delivered" && delivery
                    ? formatDeliveredLabel(delivery)
                    : compareRows[row.id]}
                </th>
                <RowCells row={row} vehicles={vehicles} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Before the name of a row in which the carts differ; the values are bold, too. */
function DifferenceMark() {
  return (
    <span className="font-bold text-brand">
      <span aria-hidden="true">≠ </span>
      <span className="sr-only">{words.differs}</span>
    </span>
  );
}

interface CartHeadProps {
  vehicle: Vehicle;
  vehicles: readonly Vehicle[];
  delivery: PlaceDelivery | null;
}

/** A cart's picture and name, and the link that takes it out. */
function CartHead({ vehicle, vehicles, delivery }: CartHeadProps) {
  const others = vehicles.filter(({ id }) => id !== vehicle.id).map(({ id }) => id);
  return (
    <>
      <div className="rounded-card bg-raised p-2">
        <CartPicture vehicle={vehicle} sizes="(min-width: 64rem) 15rem, 10rem" isFirst />
      </div>
      <a
        href={withDeliveryPlace(vehiclePath(vehicle), delivery)}
        className="mt-2 block font-display text-title-3 font-bold text-text"
      >
        {vehicle.name}
      </a>
      <a
        href={withDeliveryPlace(comparePath(others), delivery)}
        className="no-print inline-block min-h-6 py-1 text-small text-brand"
      >
        {words.removeLabel}
        <span className="sr-only">{`: ${vehicle.name}`}</span>
      </a>
    </>
  );
}

interface RowCellsProps {
  row: ComparedRow<ComparedRowId>;
  vehicles: readonly Vehicle[];
}

function RowCells({ row, vehicles }: RowCellsProps) {
  const ranges = row.id === "range" ? measureRanges(vehicles) : [];
  return vehicles.map(({ id }, index) => {
    const share = ranges[index] ?? null;
    const value = row.values[index];
    return (
      <td
        key={id}
        className={`border-t border-line px-2 py-3 ${row.id === "price" ? "price-figures text-title-3" : ""} ${
          row.isDifferent && row.id !== "price" ? "font-semibold" : ""
        }`}
      >
        {value}
        {share !== null && <RangeBar share={share} />}
      </td>
    );
  });
}

/** The range as a share of the longest; the figure above it says the same. */
function RangeBar({ share }: { share: number }) {
  return (
    <svg className="mt-2 block h-3 w-full text-line" focusable="false" aria-hidden="true">
      <rect y="5" width="100%" height="2" fill="currentColor" />
      <rect
        className="text-sea"
        width={`${Math.round(share * 1000) / 10}%`}
        height="12"
        rx="3"
        fill="currentColor"
      />
    </svg>
  );
}

/** Whether so many carts are worth a table. */
export function isComparison(vehicles: readonly Vehicle[]): boolean {
  return vehicles.length >= comparedMin;
}
