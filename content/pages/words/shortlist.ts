// Imports nothing, because it also runs in the browser.

/** The carts that a browser remembers for comparing. */
export const shortlistWords = {
  compareLabel: "Compare",
  formatCompare: (name: string) => `Compare the ${name}`,
  barButton: "Compare the carts you checked",
  formatBarButton: (count: number) => (count === 1 ? "Compare 1 cart" : `Compare ${count} carts`),
  formatFull: (max: number) => `You can compare ${max} carts at once. Uncheck one to add another.`,
  clearLabel: "Clear",
  formatOthers: (names: string) => `Also on your list: ${names}.`,
  othersLabel: "Compare them all",
} as const;
