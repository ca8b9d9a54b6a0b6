import { formatCount } from "#cli/count-text.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { CatalogueChanges } from "#server/inventory/catalogue-changes.ts";

const linesShownMax = 200;

/** What becomes different, a line for each vehicle: `denago-ev-city: $11,995 → $10,000`. */
export function formatChanges({ added, removed, changed, isReordered }: CatalogueChanges): string {
  const lines = [
    ...changed.map(({ before, after }) => `${after.id}: ${formatChange(before, after)}`),
    ...added.map(({ id, price }) => `${id}: added, ${formatDollars(price)}`),
    ...removed.map(({ id, price }) => `${id}: removed, was ${formatDollars(price)}`),
    ...(isReordered ? ["The vehicles that stay are in another order."] : []),
  ];
  const left = lines.length - linesShownMax;
  const shown = left > 0 ? [...lines.slice(0, linesShownMax), `… and ${left} more`] : lines;
  return shown.map((line) => `${line}\n`).join("");
}

/** "2 added, 1 changed, 0 removed, 39 unchanged". */
export function formatCounts({
  added,
  changed,
  removed,
  unchangedCount,
}: CatalogueChanges): string {
  return `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchangedCount} unchanged`;
}

/** The sentence that stands before the question, when vehicles are removed. */
export function formatRemoval({
  added,
  changed,
  removed,
  unchangedCount,
}: CatalogueChanges): string {
  const isAll = changed.length + unchangedCount === 0;
  const all = isAll ? ", which is the whole catalogue" : "";
  const rest = isAll && added.length === 0 ? " The site would have no vehicle." : "";
  return `This removes ${formatCount(removed.length, "vehicle")}${all}.${rest}`;
}

function formatChange(before: Vehicle, after: Vehicle): string {
  const texts: string[] = [];
  if (before.price !== after.price) {
    texts.push(`${formatDollars(before.price)} → ${formatDollars(after.price)}`);
  }
  if (before.inStock !== after.inStock) {
    texts.push(after.inStock ? "out of stock → in stock" : "in stock → out of stock");
  }
  if (before.isNew !== after.isNew) texts.push(after.isNew ? "used → new" : "new → used");
  if (before.streetLegal !== after.streetLegal) {
    texts.push(`street-legal: ${before.streetLegal} → ${after.streetLegal}`);
  }
  const fields = listOtherFields(before, after);
  if (fields.length > 0) texts.push(`other ${fields.join(", ")}`);
  return texts.join("; ");
}

/** The fields that are too long for a line, by the names of their columns. */
function listOtherFields(before: Vehicle, after: Vehicle): string[] {
  const told = new Set(["price", "inStock", "isNew", "streetLegal"]);
  const [was, is] = [flatten(before), flatten(after)];
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => !told.has(name) && was.get(name) !== is.get(name),
  );
}

function flatten({ specifications, ...fields }: Vehicle): Map<string, string> {
  const entries = Object.entries({ ...fields, ...specifications });
  return new Map(entries.map(([name, value]) => [name, JSON.stringify(value)]));
}
