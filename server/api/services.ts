import type { Hono } from "hono";
import type { Analytics } from "#server/analytics/analytics.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { ReadClientIp } from "#server/http/client-ip.ts";
import type { ResponseCache } from "#server/http/response-cache.ts";
import type { InquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import type { Inventory } from "#server/inventory/inventory.ts";

export interface ApiServices {
  inventory: Inventory;
  /** Answers made from the catalogue; the whole list is kept under its path. */
  answers: ResponseCache;
  intake: InquiryIntake;
  analytics: Pick<Analytics, "creditInquiry">;
  readClientIp: ReadClientIp;
  /** The site's own URL without a trailing slash. */
  siteUrl: string;
  /** Called with the reason of a server error; the reason has no personal data. */
  warn: (message: string) => void;
}

export type Api = Hono<HttpEnvironment>;
