import type { ShopView } from "#domain/geography/illustrations.ts";
import { drawDelivery } from "./delivery.ts";
import { drawHomeCall } from "./home-call.ts";
import { drawStorefront } from "./shop.ts";
import { drawStorage } from "./storage-barn.ts";
import { drawTeam } from "./team.ts";
import { drawWorkshop } from "./workshop.ts";

/** The views of our own shop. */
export const shopMotifs: Record<ShopView, () => string> = {
  storefront: drawStorefront,
  workshop: drawWorkshop,
  team: drawTeam,
  storage: drawStorage,
  delivery: drawDelivery,
  "home-call": drawHomeCall,
};
