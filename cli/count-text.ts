import { business } from "#content/dealership/business.ts";

const numberFormat = new Intl.NumberFormat(business.locale);

/** A count with its noun: "1 problem", "1,200 problems". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${numberFormat.format(count)} ${count === 1 ? one : many}`;
}
