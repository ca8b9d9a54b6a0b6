import type { StreetLegalStatus } from "#domain/catalogue/street-legal.ts";
import { federalSpeeds } from "./street-legal.ts";

/** The paragraph on a vehicle's page: what is known of this one, then what the law tells apart. */
export const publicRoads = {
  title: "Can I drive it on public roads?",
  answers: {
    unconfirmed:
      "We haven't confirmed yet whether this cart is a low-speed vehicle or a golf cart. If you want to drive it on public roads, ask us for its certificate before you buy.",
    lsv: "Yes, in states that allow low-speed vehicles. This cart is one, and it has a VIN, so you can register it.",
    "golf-cart": `Only where your state or town allows golf carts. This cart is governed below ${federalSpeeds.golfCartBelowMph} mph.`,
    "off-road": "No. This cart is for private property only.",
    "street-legal":
      "This cart is listed as street-legal. Ask us for its certificate and its VIN before you register it.",
  } satisfies Record<StreetLegalStatus, string>,
  lawLabel: "What federal law says",
  law: `Federal law treats low-speed vehicles and golf carts differently. A low-speed vehicle (LSV) has four wheels and can go faster than ${federalSpeeds.golfCartBelowMph} mph but no faster than ${federalSpeeds.lowSpeedVehicleMaxMph} (49 CFR 571.3). It needs a VIN and the lights, mirrors, seat belts and other equipment in 49 CFR 571.500. A golf cart stays below ${federalSpeeds.golfCartBelowMph} mph and is outside that federal standard: your state and town decide where you may drive it and what it needs.`,
  rulesLabel: "Find the road rules for your state",
  rulesPath: "/#states",
} as const;
