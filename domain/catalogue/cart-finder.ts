import type { DriveType } from "./model.ts";
import { parseRangeMiles } from "./range.ts";
import type { Vehicle } from "./vehicle.ts";

/** What a visitor needs of a cart; null for what was not said. */
export interface CartNeeds {
  /** Seats. */
  riders: number | null;
  milesPerDay: number | null;
  /** Whether the ground is sand, wet grass or hills. */
  isGroundSoft: boolean;
  /** Whole US dollars, delivery included. */
  budgetDollars: number | null;
  /** What bringing a cart to the visitor costs, in whole US dollars; 0 where no place is known. */
  deliveryDollars: number;
}

/** How a cart meets one need: `close` means it does with little to spare, `unknown` that we must ask. */
export type Verdict = "fits" | "close" | "short" | "unknown";

/** One reason for or against a cart, with the figures that it rests on. */
export type Reason =
  | { topic: "seats"; verdict: "fits" | "short"; seats: number; riders: number }
  | { topic: "range"; verdict: Verdict; rangeMiles: number | null; milesPerDay: number }
  | { topic: "ground"; verdict: Verdict; drive: DriveType | null }
  | {
      topic: "budget";
      verdict: "fits" | "short";
      /** With delivery. */
      totalDollars: number;
      budgetDollars: number;
    };

export interface CartMatch<Cart extends Vehicle = Vehicle> {
  vehicle: Cart;
  reasons: Reason[];
}

export interface CartShortlist<Cart extends Vehicle = Vehicle> {
  /** The best first. */
  matches: CartMatch<Cart>[];
  /** Whether each of them meets every need, as far as we know its figures. */
  isFit: boolean;
}

/** More than these nobody compares. */
const shortlistMax = 3;
/** Load, hills and an older battery take their part of a quoted range. */
const comfortableRangeFactor = 2;

/**
 * The carts that meet the needs best, at most three. Where none meets all, those that come closest
 * among the carts with seats enough. The order is by needs that are not met, then by figures that are
 * unknown, then by needs that are just met, then what is in stock, then the fewest seats, then the
 * lowest price. So whoever needs more seats never gets fewer.
 * @param findDrive which wheels a cart drives; null where the maker's sheet was not read.
 */
export function findCarts<Cart extends Vehicle>(
  vehicles: readonly Cart[],
  needs: CartNeeds,
  findDrive: (vehicle: Cart) => DriveType | null,
): CartShortlist<Cart> {
  const { riders } = needs;
  const roomy = vehicles.filter(
    ({ specifications }) => riders === null || specifications.seatingCapacity >= riders,
  );
  const ranked = (roomy.length > 0 ? roomy : vehicles)
    .map((vehicle) => ({ vehicle, reasons: findReasons(vehicle, needs, findDrive(vehicle)) }))
    .toSorted(compareMatches);
  const fitting = ranked.filter((match) => count(match, "short") === 0);
  const isFit = fitting.length > 0;
  return { matches: (isFit ? fitting : ranked).slice(0, shortlistMax), isFit };
}

function findReasons(
  { price, specifications }: Vehicle,
  { riders, milesPerDay, isGroundSoft, budgetDollars, deliveryDollars }: CartNeeds,
  drive: DriveType | null,
): Reason[] {
  const { seatingCapacity: seats, range } = specifications;
  const rangeMiles = parseRangeMiles(range);
  const totalDollars = price + deliveryDollars;
  const reasons: (Reason | null)[] = [
    riders === null
      ? null
      : { topic: "seats", verdict: seats >= riders ? "fits" : "short", seats, riders },
    milesPerDay === null
      ? null
      : { topic: "range", verdict: judgeRange(rangeMiles, milesPerDay), rangeMiles, milesPerDay },
    isGroundSoft ? { topic: "ground", verdict: judgeDrive(drive), drive } : null,
    budgetDollars === null
      ? null
      : {
          topic: "budget",
          verdict: totalDollars <= budgetDollars ? "fits" : "short",
          totalDollars,
          budgetDollars,
        },
  ];
  return reasons.filter((reason) => reason !== null);
}

function judgeRange(rangeMiles: number | null, milesPerDay: number): Verdict {
  if (rangeMiles === null) return "unknown";
  if (rangeMiles < milesPerDay) return "short";
  return rangeMiles < comfortableRangeFactor * milesPerDay ? "close" : "fits";
}

/** Two driven wheels do not rule a cart out on soft ground: the visitor should try it there. */
function judgeDrive(drive: DriveType | null): Verdict {
  if (drive === null) return "unknown";
  return drive === "all-wheel" ? "fits" : "close";
}

function compareMatches(one: CartMatch, other: CartMatch): number {
  return (
    count(one, "short") - count(other, "short") ||
    count(one, "unknown") - count(other, "unknown") ||
    count(one, "close") - count(other, "close") ||
    Number(other.vehicle.inStock) - Number(one.vehicle.inStock) ||
    one.vehicle.specifications.seatingCapacity - other.vehicle.specifications.seatingCapacity ||
    one.vehicle.price - other.vehicle.price ||
    one.vehicle.name.localeCompare(other.vehicle.name)
  );
}

function count({ reasons }: CartMatch, verdict: Verdict): number {
  return reasons.filter((reason) => reason.verdict === verdict).length;
}
