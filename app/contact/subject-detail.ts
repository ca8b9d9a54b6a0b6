import {
  cartColorRoles,
  formatCartColors,
  readCartColors,
  type CartPalette,
} from "#domain/catalogue/cart-colors.ts";
import {
  formatLoanInquiry,
  quoteLoan,
  typedPrice,
  type PricedVehicle,
} from "#domain/money/loan-inputs.ts";

/** What the fragment of the contact page's URL can name, and what it takes to put it into words. */
export type SubjectDetail =
  | { kind: "colors"; vehicleName: string; palette: CartPalette }
  /** An estimate for a vehicle, or for a price that was typed. */
  | { kind: "payment"; vehicle: PricedVehicle | null };

/**
 * What the inquiry is about, with the choices that a fragment names by ids and figures. Null when
 * any of them is missing or wrong: no text of a link is ever shown.
 * @param fragment with or without its "#".
 */
export function formatSubjectDetail(detail: SubjectDetail, fragment: string): string | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  if (detail.kind === "colors") {
    const { vehicleName, palette } = detail;
    const choice = readCartColors(parameters, palette, { body: "", seat: "", roof: "" });
    if (cartColorRoles.some((role) => choice[role] === "")) return null;
    return `${vehicleName}: ${formatCartColors(choice, palette)}`;
  }
  const { vehicle } = detail;
  const read = (name: string) => parameters.get(name) ?? "";
  const { quote } = quoteLoan(
    {
      vehicle: vehicle?.id ?? typedPrice,
      price: read("price"),
      down: read("down"),
      term: read("term"),
      apr: read("apr"),
    },
    vehicle === null ? [] : [vehicle],
  );
  return quote && formatLoanInquiry(quote, vehicle?.name);
}
