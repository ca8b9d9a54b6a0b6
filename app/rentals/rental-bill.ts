import { rentalTerms } from "#content/dealership/rental-terms.ts";
import { quoteResult as words } from "#content/pages/words/rental-quote.ts";
import type { DeliveryEstimate } from "#domain/delivery/delivery.ts";
import { formatCents, formatDollars } from "#domain/money/money.ts";
import type { RentalEstimate, RentalRequest } from "#domain/rental/rental-estimate.ts";
import type { PlanLine } from "#domain/rental/rental-price.ts";
import { computePerDayCents } from "#domain/rental/rental-quote.ts";
import { formatRoadMiles } from "#app/places/index.ts";

export interface BillLine {
  label: string;
  note?: string | undefined;
  amount: string;
}

/** The lines of a rental's bill: plans, delivery, drivers, rush; what does not apply is left out. */
export function buildBillLines(
  { additionalDrivers }: RentalRequest,
  { price, delivery, driversDollars, rushDollars }: RentalEstimate,
): BillLine[] {
  const lines: BillLine[] = price.cheapest.lines.map(toPlanLine);
  if (delivery) lines.push(toDeliveryLine(delivery));
  if (additionalDrivers > 0) {
    lines.push({
      label: words.formatDrivers(additionalDrivers),
      note:
        additionalDrivers > 1
          ? words.formatDriversNote(formatDollars(rentalTerms.additionalDriverDollars))
          : undefined,
      amount: formatDollars(driversDollars),
    });
  }
  if (rushDollars > 0) {
    lines.push({ label: words.rush, note: words.rushNote, amount: formatDollars(rushDollars) });
  }
  return lines;
}

function toPlanLine({ plan, kind, count, cents }: PlanLine): BillLine {
  const rate = formatCents(computePerDayCents(plan));
  const amount = formatCents(cents);
  if (kind === "renewal") {
    return {
      label: words.formatRenewal(count, plan.title),
      note: count > 1 ? words.formatRenewalNote(rate) : undefined,
      amount,
    };
  }
  if (plan.days === 1) {
    const note = count > 1 ? words.formatDailyNote(rate) : words.formatPlanNote(count);
    return { label: words.formatDailyPlan(count), note, amount };
  }
  return {
    label: words.formatPlan(plan.title, count),
    note: words.formatPlanNote(plan.days * count),
    amount,
  };
}

function toDeliveryLine({ roadMiles, paidMiles, dollars, ferryFrom }: DeliveryEstimate): BillLine {
  const { freeMiles, dollarsPerMile } = rentalTerms.delivery;
  return {
    label: ferryFrom === undefined ? words.delivery : words.formatFerry(ferryFrom),
    note:
      paidMiles === 0
        ? words.formatFreeDeliveryNote(freeMiles)
        : words.formatDeliveryNote(
            formatRoadMiles(roadMiles),
            freeMiles,
            paidMiles.toLocaleString("en-US"),
            formatDollars(dollarsPerMile),
          ),
    amount: dollars === 0 ? words.freeDelivery : formatDollars(dollars),
  };
}
