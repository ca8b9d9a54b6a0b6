import type { EventKind } from "#domain/analytics/event.ts";
import { findCountedPage, formPage, readOwnPath, type CountedPage } from "./counted-page.ts";
import type { PageCounts } from "./page-counts.ts";
import { judgeVisit, mayCount } from "./visits.ts";

export interface AnalyticsParts {
  counts: Pick<PageCounts, "add">;
  /** Where a vehicle is looked up by its id; null when there is none. */
  inventory: { find: (id: string) => Promise<unknown> };
  /** The site's own address without a trailing slash. */
  siteUrl: string;
}

/** What is counted, and for which page. */
export interface Analytics {
  /** Counts a document that was answered, where a person asked for it. */
  countVisit: (request: Request, path: string, response: Response) => void;
  /** Counts a link that was followed on a page; false when there is no such page. */
  countClick: (kind: EventKind, path: string) => Promise<boolean>;
  /**
   * The page of ours that led to the one asked for, as its canonical path; empty where there is
   * none, or where the visitor is not counted.
   */
  nameOrigin: (request: Request) => string;
  /**
   * The page that an inquiry is counted for: the one that led to the form, or the form's own where
   * that is not known; null when it is not counted. Whether a vehicle's page exists is looked up
   * with the count itself, so that the inquiry waits for nothing more than its transaction.
   * @param cameFrom what the form says, from anybody.
   */
  creditInquiry: (headers: Headers, cameFrom: unknown) => CountedPage | null;
}

/** Decides for one process what is counted. */
export function createAnalytics({ counts, inventory, siteUrl }: AnalyticsParts): Analytics {
  async function isThere({ vehicleId }: CountedPage): Promise<boolean> {
    if (vehicleId === null) return true;
    // While the database is away nothing is known of the catalogue, and nothing hangs on a count.
    return (await inventory.find(vehicleId).catch(() => null)) !== null;
  }

  return {
    countVisit: (request, path, response) => {
      if (request.method !== "GET" || (response.status !== 200 && response.status !== 304)) return;
      const page = findCountedPage(path);
      if (page === null) return;
      // A placeholder is sent for any name while the database is late, and says so by this.
      const isPlaceholder =
        page.vehicleId !== null && response.headers.get("Cache-Control") === "no-store";
      const kind = isPlaceholder ? null : judgeVisit(request.headers);
      if (kind !== null) counts.add(kind, page.path);
    },
    countClick: async (kind, path) => {
      const page = findCountedPage(path);
      if (page === null || !(await isThere(page))) return false;
      counts.add(kind, page.path);
      return true;
    },
    nameOrigin: (request) => {
      if (!mayCount(request.headers)) return "";
      const path = readOwnPath(request.headers.get("Referer"), request, siteUrl);
      return (path === null ? null : findCountedPage(path))?.path ?? "";
    },
    creditInquiry: (headers, cameFrom) => {
      if (!mayCount(headers)) return null;
      return (typeof cameFrom === "string" ? findCountedPage(cameFrom) : null) ?? formPage;
    },
  };
}
