import { reasonWords } from "#content/pages/words/which-cart.ts";
import type { CartAnswerTexts } from "#content/pages/cart-questions.ts";
import { findModel } from "#content/vehicles/models.ts";
import { findCarts, type Reason, type Verdict } from "#domain/catalogue/cart-finder.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { VehicleSummary } from "#app/vehicles/index.ts";

export interface ShownCart {
  vehicle: VehicleSummary;
  reasons: { text: string; verdict: Verdict }[];
}

export interface ShownShortlist {
  carts: ShownCart[];
  isFit: boolean;
}

/**
 * The shortlist for the answers; null while nothing was answered.
 * @param delivery to the chosen place, which then counts toward the budget.
 */
export function buildShortlist(
  vehicles: readonly Vehicle[],
  answers: CartAnswerTexts,
  delivery: Pick<PlaceDelivery, "dollars"> | null,
): ShownShortlist | null {
  if (Object.keys(answers).length === 0) return null;
  const { riders, miles, ground, budget } = answers;
  const deliveryDollars = delivery?.dollars ?? 0;
  const needs = {
    riders: toFigure(riders),
    milesPerDay: toFigure(miles),
    isGroundSoft: ground === "soft",
    budgetDollars: toFigure(budget),
    deliveryDollars,
  };
  const findDrive = ({ id }: Vehicle) => findModel(id)?.driveType ?? null;
  const { matches, isFit } = findCarts(vehicles, needs, findDrive);
  const carts = matches.map(({ vehicle, reasons }) => ({
    vehicle,
    reasons: reasons.map((reason) => ({
      text: formatReason(reason, deliveryDollars > 0),
      verdict: reason.verdict,
    })),
  }));
  return { carts, isFit };
}

function toFigure(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function formatReason(reason: Reason, isDelivered: boolean): string {
  if (reason.topic === "seats") {
    return reasonWords.seats[reason.verdict](reason.seats, reason.riders);
  }
  if (reason.topic === "ground") {
    const { verdict, drive } = reason;
    if (drive === null || verdict === "unknown") return reasonWords.ground.unknown;
    return verdict === "fits" ? reasonWords.ground.fits : reasonWords.ground.close(drive);
  }
  if (reason.topic === "range") {
    const { verdict, rangeMiles, milesPerDay } = reason;
    if (rangeMiles === null || verdict === "unknown") return reasonWords.range.unknown;
    return reasonWords.range[verdict](rangeMiles, milesPerDay);
  }
  const { totalDollars, budgetDollars, verdict } = reason;
  const dollars = formatDollars(totalDollars);
  const total = isDelivered ? reasonWords.budget.formatDelivered(dollars) : dollars;
  const difference = formatDollars(Math.abs(budgetDollars - totalDollars));
  if (verdict === "short") return reasonWords.budget.short(total, difference);
  return reasonWords.budget.fits(total, totalDollars === budgetDollars ? null : difference);
}
