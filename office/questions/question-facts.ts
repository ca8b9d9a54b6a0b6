import type { FactGroupId } from "#office/facts/fact-groups.ts";

/** The page of facts on which the answer to a question is set; other answers change the files. */
export const factGroupOfQuestion: Readonly<Partial<Record<string, FactGroupId>>> = {
  "phone-numbers": "contacts",
  email: "contacts",
  "showroom-address": "contacts",
  hours: "hours",
  holidays: "closures",
  "delivery-bases": "fees",
  "rental-delivery-zone": "rentals",
  "rental-prices": "rentals",
  "renter-age": "rentals",
  "return-windows": "fees",
  "liability-limits": "rentals",
  liens: "fees",
};
