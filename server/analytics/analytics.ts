import type { EventKind } from "#domain/analytics/event.ts";
import { contactPage, findAnalyticsPage, type AnalyticsPage } from "./analytics-page.ts";
import type { PageCounts } from "./page-counts.ts";
import { classifyVisit, type HeaderReader, isCountable } from "./visits.ts";

export interface AnalyticsParts {
  counts: Pick<PageCounts, "add">;
  /** Where a vehicle is looked up by its id; null when there is none. */
  inventory: { find: (id: string) => Promise<unknown> };
}

/** Counts visits, followed links and inquiries by page. */
export interface Analytics {
  /** Counts a document that was answered, if a person or a browser's prefetch asked for it. */
  recordVisit: (request: Request, path: string, response: Response) => void;
  /** The same for a document of one of the site's own pages that was sent from the cache to a GET. */
  recordCachedVisit: (headers: HeaderReader, path: string) => void;
  /** Counts a link that was followed on a page; false when there is no such page. */
  recordClick: (kind: EventKind, path: string) => Promise<boolean>;
  /**
   * The page that an inquiry is counted for: the page that led to the form, or the form's own page
   * when that is not known; null when the inquiry is not counted. Whether a vehicle's page exists
   * is looked up in the inquiry's own transaction, so that the inquiry waits for nothing more.
   * @param cameFrom the path that the form sent, which anybody can set to anything.
   */
  creditInquiry: (headers: Headers, cameFrom: unknown) => AnalyticsPage | null;
}

/** The analytics of one process. Nothing it offers throws. */
export function createAnalytics({ counts, inventory }: AnalyticsParts): Analytics {
  async function pageExists({ vehicleId }: AnalyticsPage): Promise<boolean> {
    if (vehicleId === null) return true;
    // When the database is away, a click on a vehicle's page is not counted.
    return (await inventory.find(vehicleId).catch(() => null)) !== null;
  }

  return {
    recordVisit: (request, path, response) => {
      if (request.method !== "GET" || (response.status !== 200 && response.status !== 304)) return;
      const page = findAnalyticsPage(path);
      if (page === null) return;
      // A placeholder is sent for any vehicle id while the database is late; it has this header.
      const isPlaceholder =
        page.vehicleId !== null && response.headers.get("Cache-Control") === "no-store";
      const kind = isPlaceholder ? null : classifyVisit(request.headers);
      if (kind !== null) counts.add(kind, page.path);
    },
    recordCachedVisit: (headers, path) => {
      const page = findAnalyticsPage(path);
      const kind = page && classifyVisit(headers);
      if (page !== null && kind !== null) counts.add(kind, page.path);
    },
    recordClick: async (kind, path) => {
      const page = findAnalyticsPage(path);
      if (page === null || !(await pageExists(page))) return false;
      counts.add(kind, page.path);
      return true;
    },
    creditInquiry: (headers, cameFrom) => {
      if (!isCountable(headers)) return null;
      return (typeof cameFrom === "string" ? findAnalyticsPage(cameFrom) : null) ?? contactPage;
    },
  };
}
