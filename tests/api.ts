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

/** The API over an open database, as the site assembles it. */
export interface ApiUnderTest {
  api: Api;
  inventory: Inventory;
  desk: Desk;
  warnings: string[];
}

const siteUrl = "https://carts.example";

/** Builds the API as `server/app.ts` does; `contactRateLimit` is 0, for none, unless given. */
export function makeApi(database: Database, contactRateLimit = 0): ApiUnderTest {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const inventory = createInventory(database);
  const inquiries = createInquiries(database, warn);
  const api = createApi({
    inventory,
    contactDoor: createContactDoor(inquiries, { contactRateLimit }),
    // An inquiry is counted in its own transaction; nothing else is counted here.
    counting: createCounting({ counts: { add: () => {} }, inventory, siteUrl }),
    readVisitorAddress: createVisitorAddress([]),
    siteUrl,
    warn,
  });
  return { api, inventory, desk: createDesk(database), warnings };
}
