import type { ReadClientIp } from "#server/http/client-ip.ts";
import type { InquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import type { Inventory } from "#server/inventory/inventory.ts";

/** What the skills and the protocols over them need of the rest of the server. */
export interface AssistantServices {
  inventory: Pick<Inventory, "snapshot" | "changedAt">;
  intake: Pick<InquiryIntake, "receive">;
  readClientIp: ReadClientIp;
  /** The site's own URL without a trailing slash. */
  siteUrl: string;
  /** Told why an answer was an error of ours; holds no personal data. */
  warn: (message: string) => void;
  now?: () => Date;
}
