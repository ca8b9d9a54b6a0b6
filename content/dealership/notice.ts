import { defineFact } from "./changed-facts.ts";

/** A sentence or two at the top of every page, until an instant. */
export interface Notice {
  text: string;
  /** ISO 8601 in UTC, on a whole minute. */
  endsAt: string;
}

/** Long enough for two sentences, short enough not to push a page away on a phone. */
export const noticeLengthMax = 150;

const readNotice = defineFact<Notice | null>("notice", null);

/** The notice that pages show at an instant; null when there is none. */
export function findNotice(now: Date): Notice | null {
  const notice = readNotice();
  return notice !== null && Date.parse(notice.endsAt) > now.getTime() ? notice : null;
}
