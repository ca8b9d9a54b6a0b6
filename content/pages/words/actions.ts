// Imports nothing, because parts of it also run in the browser.

/** What each action is called, on every page that offers it. */
export const actionLabels = {
  inventory: "View Inventory",
  details: "View Details",
  quote: "Request Quote",
  testDrive: "Schedule Test Drive",
  contact: "Contact Us",
  turntable: "See it in 3D",
} as const;
