// Imports nothing, because it also runs in the browser.

export type TurntableStatus = "still" | "coming" | "turning" | "unavailable";

/** Said under the cart while it is a picture, while the script loads, and when it can be turned. */
export const statusTexts: Record<TurntableStatus, string> = {
  still: "The cart in its own colors.",
  coming: "The cart in its own colors. In a moment you can turn it.",
  turning: "Drag to turn, pinch or scroll to come nearer. Keys: arrows, plus and minus.",
  unavailable: "This browser cannot draw the cart in 3D, so here is its picture in its own colors.",
};

export const turntableWords = {
  breadcrumb: "3D",
  formatTitle: (vehicleName: string) => `Turn and paint the ${vehicleName}`,
  noScriptText:
    "Turning and painting the cart needs JavaScript. You can still name your colors when you ask us.",
} as const;

export const colorRequest = {
  label: "Ask for this cart in these colors",
  text: "We tell you which colors can be ordered.",
} as const;
