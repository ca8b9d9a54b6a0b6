// Imports nothing, because it also runs in the browser.

export type TurntableStatus = "still" | "coming" | "turning" | "unavailable";

/** How the cart is turned; a phone shows the first words, and the keys are not shown where there is no mouse. */
export const turningTexts = {
  drag: "Drag to turn",
  zoom: ", pinch or scroll to zoom.",
  keys: "Keys: arrows, plus and minus.",
} as const;

/** Said under the cart while it is a picture, while the script loads, and when it can be turned. */
export const statusTexts: Record<TurntableStatus, string> = {
  still: "A picture of the cart.",
  coming: "The 3D view is loading.",
  turning: `${turningTexts.drag}${turningTexts.zoom} ${turningTexts.keys}`,
  unavailable: "3D isn't available in this browser.",
};

export const turntableWords = {
  breadcrumb: "3D",
  formatTitle: (vehicleName: string) => `${vehicleName} in 3D`,
  backLabel: "Specs and pricing",
  noScriptText: "The 3D view needs JavaScript. You can still tell us the colors you'd like.",
} as const;

export const colorRequest = {
  label: "Ask for this cart in these colors",
  text: "We'll tell you which colors you can order.",
} as const;

/** The chosen colors in one line. */
export function formatColorNames(nameOf: (part: "body" | "seat" | "roof") => string): string {
  return `${nameOf("body")} body, ${nameOf("seat")} seats, ${nameOf("roof")} roof`;
}
