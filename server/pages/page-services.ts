import { TimeoutError } from "p-timeout";
import type { SiteServices } from "#app/context.ts";
import type { IllustrationsManifest } from "#domain/geography/illustrations.ts";
import { createIllustrations } from "./illustrations.ts";
import type { InquiryForm, InquiryOutcome } from "#domain/inquiry/inquiry-outcome.ts";
import type { Analytics } from "#server/analytics/analytics.ts";
import { createFailureLog } from "#server/http/failure-log.ts";
import { withTimeout } from "#server/http/timeout.ts";
import type { InquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import type { Inventory } from "#server/inventory/inventory.ts";
import { findSimilar } from "#server/inventory/similar-words.ts";

/** A page whose database has not answered after this is sent with placeholders. */
const catalogueTimeoutMs = 1500;
/** While the database is known to be late, a page waits less: pages are rendered one by one. */
const lateCatalogueTimeoutMs = 100;

/** Who sent a post. Pages get the post without it. */
export interface Visitor {
  clientIp: string;
  headers: Headers;
}

export interface ReadingParts extends Pick<SiteServices, "siteUrl"> {
  illustrations: IllustrationsManifest;
  inventory: Pick<Inventory, "snapshot">;
  /** Told what went wrong; never holds personal data. */
  warn: (message: string) => void;
}

export interface PageServiceParts extends ReadingParts {
  intake: Pick<InquiryIntake, "receive">;
  analytics: Pick<Analytics, "creditInquiry">;
  /** The visitor who sent a post. */
  findVisitor: (post: Request) => Visitor | undefined;
}

/** What pages get from the server through `app/context.ts`. */
export function createPageServices(parts: PageServiceParts): SiteServices {
  const { intake, analytics, findVisitor } = parts;
  return {
    ...createReadingServices(parts),
    receiveInquiry: (request: Request, form: InquiryForm): Promise<InquiryOutcome> => {
      const { clientIp = "unknown", headers = new Headers() } = findVisitor(request) ?? {};
      const creditedPage = analytics.creditInquiry(headers, form.cameFrom);
      return intake.receive({ ...form, creditedPage }, clientIp);
    },
  };
}

/** What pages get that nobody posts to. */
export function createReadingServices({
  siteUrl,
  illustrations,
  inventory,
  warn,
}: ReadingParts): Omit<SiteServices, "receiveInquiry"> {
  return {
    siteUrl,
    catalogue: createCatalogueReader(inventory, warn),
    findSimilar,
    illustrations: createIllustrations(illustrations),
    reportError: (error) => warn(`A page failed: ${formatError(error)}`),
    now: () => new Date(),
  };
}

/**
 * Reads the catalogue; null when the database is away or too slow for a page to wait. What went
 * wrong is logged once until the catalogue was read again, and at most once a minute: every page
 * would add a line otherwise.
 */
function createCatalogueReader(
  inventory: PageServiceParts["inventory"],
  warn: PageServiceParts["warn"],
): SiteServices["catalogue"] {
  let isLate = false;
  let isFailing = false;
  const logFailure = createFailureLog(warn);
  return async () => {
    const read = inventory.snapshot();
    const noteAnswer = () => {
      isLate = false;
    };
    read.then(noteAnswer, noteAnswer);
    try {
      const catalogue = await withTimeout(
        () => read,
        isLate ? lateCatalogueTimeoutMs : catalogueTimeoutMs,
      );
      isFailing = false;
      return catalogue;
    } catch (error) {
      if (error instanceof TimeoutError) {
        isLate = true;
        return null;
      }
      if (!isFailing)
        logFailure("catalogue", `The catalogue could not be read: ${formatError(error)}`);
      isFailing = true;
      return null;
    }
  };
}

function formatError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : "unknown error";
}
