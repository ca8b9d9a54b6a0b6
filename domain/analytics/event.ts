/**
 * Where a browser reports that a link was followed. As short as an address can be, because it
 * stands at every call link of every page.
 */
export const pingPath = "/c";

/**
 * What is counted for each day and page: `view` a page that a person opened, `ahead` one that the
 * browser loaded before anybody asked for it, `call` and `financing` links that were followed,
 * `inquiry` a message that came from the page.
 */
export const eventKinds = ["view", "ahead", "call", "financing", "inquiry"] as const;

export type EventKind = (typeof eventKinds)[number];
