import type { ReactNode } from "react";
import { planTable as words } from "#content/pages/words/rentals.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { formatCents, formatDollars } from "#domain/money/money.ts";
import {
  computePerDayCents,
  computeSavingPercent,
  formatRentalDuration,
  type RentalClass,
  type RentalPlan,
} from "#domain/rental/rental-quote.ts";
import { Badge } from "#app/ui/badge.tsx";
import { PhoneIcon } from "#app/ui/icons.tsx";

interface RentalPlanTableProps {
  rentalClass: RentalClass;
  phone: { display: string; link: string };
  /** What delivery costs with every plan. */
  delivery: string;
}

const headings = [
  words.plan,
  words.price,
  words.renewsAt,
  words.delivery,
  words.saving,
  words.reserve,
];

/** The plans of one class. On a phone each plan is a block whose cells carry their own labels. */
export function RentalPlanTable({ rentalClass, phone, delivery }: RentalPlanTableProps) {
  return (
    <table className="block w-full text-left lg:table">
      <caption className="sr-only">{words.formatCaption(rentalClass.title)}</caption>
      <thead className="sr-only text-small text-quiet lg:not-sr-only">
        <tr>
          {headings.map((heading) => (
            <th
              key={heading}
              scope="col"
              className="pr-6 pb-2 font-normal whitespace-nowrap last:pr-0"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {rentalClass.plans.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            rentalClass={rentalClass}
            phone={phone}
            delivery={delivery}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PlanRowProps extends RentalPlanTableProps {
  plan: RentalPlan;
}

function PlanRow({ plan, rentalClass, phone, delivery }: PlanRowProps) {
  const saving = computeSavingPercent(plan, rentalClass.plans);
  return (
    <tr className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line py-5 sm:grid-cols-4 lg:table-row">
      <th scope="row" className="col-span-full font-normal lg:w-[27%] lg:py-5 lg:pr-6">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-display text-title-3 font-bold">{plan.title}</span>
          {plan.badge && <Badge look="plain">{plan.badge}</Badge>}
        </span>
        <span className="mt-1 block text-small text-quiet">{plan.description}</span>
      </th>
      <Cell label={words.price}>
        <span className="price-figures block text-price">{formatDollars(plan.priceDollars)}</span>
        <span className="text-small text-quiet">for {formatRentalDuration(plan.days)}</span>
      </Cell>
      <Cell label={words.renewsAt}>
        <span className="whitespace-nowrap">
          {words.formatPerDay(formatCents(computePerDayCents(plan)))}
        </span>
      </Cell>
      <Cell label={words.delivery}>{delivery}</Cell>
      <Cell label={words.saving}>
        {saving === null ? (
          <span className="text-small text-quiet">{words.noSaving}</span>
        ) : (
          <>
            <Badge look="new">{words.formatSaving(saving)}</Badge>
            <span className="block text-small text-quiet">{words.savingNote}</span>
          </>
        )}
      </Cell>
      <td className="col-span-full lg:py-5 lg:text-right">
        <a
          href={phone.link}
          ping={pingPath}
          className="inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-pill border-2 border-act px-5 font-semibold whitespace-nowrap text-act no-underline hover:bg-act hover:text-on-act sm:w-auto"
        >
          <PhoneIcon />
          {words.reserveButton}
          <span className="sr-only">
            {`: ${rentalClass.title}, ${plan.title}, call ${phone.display}`}
          </span>
        </a>
      </td>
    </tr>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="lg:py-5 lg:pr-6">
      <span className="block text-small text-quiet lg:hidden" aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}
