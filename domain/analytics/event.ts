/**
 * Where a browser reports that a link was followed. The path is as short as possible, because it
 * is repeated at every call link of every page.
 */
export const pingPath = "/c";

/**
 * What is counted for each day and page: `view` is a page that a person opened, `prefetch` is one
 * that the browser loaded in case it is opened, `call` and `financing` are links that were followed,
 * `inquiry` is a stored inquiry that came from the page.
 */
export const eventKinds = ["view", "prefetch", "call", "financing", "inquiry"] as const;

export type EventKind = (typeof eventKinds)[number];
