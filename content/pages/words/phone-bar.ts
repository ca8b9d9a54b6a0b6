/** The bar along the lower edge of a phone. */
export const phoneBarWords = {
  label: "Call or ask for a quote",
  call: "Call",
  quote: "Quote",
} as const;
