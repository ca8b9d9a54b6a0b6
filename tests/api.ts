import { createAgent } from "#server/agent/agent.ts";
import { createApi } from "#server/api/api.ts";
import type { Api } from "#server/api/api.ts";
import { createCounting } from "#server/counting/counting.ts";
import type { Database } from "#server/db/schema.ts";
import { createContactDoor } from "#server/inquiries/contact-door.ts";
import type { Desk } from "#server/inquiries/desk.ts";
import { createDesk } from "#server/inquiries/desk.ts";
import { createInquiries } from "#server/inquiries/inquiries.ts";
import { createVisitorAddress } from "#server/inquiries/visitor-address.ts";
import type { Inventory } from "#server/inventory/inventory.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import type { PlannedDelivery } from "#server/outbox/channels.ts";

/** The API and the agent over an open database, as the site assembles them. */
export interface ApiUnderTest {
  api: Api;
  agent: Api;
  inventory: Inventory;
  desk: Desk;
  warnings: string[];
}

const siteUrl = "https://carts.example";

/** Builds both as `server/app.ts` does; `contactRateLimit` is 0, for none, unless given. */
export function makeApi(
  database: Database,
  contactRateLimit = 0,
  planned: readonly PlannedDelivery[] = [],
): ApiUnderTest {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const inventory = createInventory(database);
  const inquiries = createInquiries(database, warn, { planned });
  const services = {
    inventory,
    contactDoor: createContactDoor(inquiries, { contactRateLimit }),
    // An inquiry is counted in its own transaction; nothing else is counted here.
    counting: createCounting({ counts: { add: () => {} }, inventory, siteUrl }),
    readVisitorAddress: createVisitorAddress([]),
    siteUrl,
    warn,
  };
  return {
    api: createApi(services),
    agent: createAgent(services),
    inventory,
    desk: createDesk(database, { planned }),
    warnings,
  };
}
