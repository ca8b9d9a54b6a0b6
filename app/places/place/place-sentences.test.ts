import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { deliveryTiming, rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import type { RoadDistance } from "#domain/delivery/delivery.ts";
import type { Water } from "#domain/geography/place.ts";
import { buildPlaceFacts } from "./place-facts.ts";
import { formatNextStep, formatRental, formatSale } from "./place-sentences.ts";
import { formatSun } from "./sun-sentences.ts";

const terms = { sale: saleDelivery, rental: rentalDelivery };
const plans = { weekDollars: 1_050, monthDollars: 2_800, depositDollars: 500 };

const vehicles = catalogue as Vehicle[];

interface DescribeOptions {
  water?: Water;
  bearing?: number;
  note?: string;
}

function describePlace(distance: RoadDistance, options: DescribeOptions = {}) {
  const facts = buildPlaceFacts({
    place: { name: "Cape May", slug: "cape-may", coordinates: { lat: 38.9351, lng: -74.906 } },
    distance,
    terms,
    facing: {
      kind: "one-side",
      bearingDegrees: options.bearing ?? 100,
      direction: "east",
      waterShare: 0.4,
    },
    year: 2026,
  });
  const context = {
    name: "Cape May",
    showroomCity: "Neptune City",
    terms,
    timing: deliveryTiming,
    water: options.water ?? { kind: "ocean", name: "the Atlantic" },
    cartFromDollars: 6_695,
    carts: { lead: vehicles.find(({ id }) => id === "evolution-classic-2-plus") },
    rental: plans,
  } as const;
  return {
    sale: formatSale(context, facts),
    rental: formatRental(context, facts),
    sun: formatSun(context, facts, options.note ?? ""),
    nextStep: formatNextStep(context, facts),
  };
}

test("Cape May, 106 miles by road: 85 paid miles for a sale and 95 for a rental", () => {
  const { sale, rental } = describePlace({ miles: 106 });
  expect(sale.figure).toBe("About $510");
  expect(sale.lines).toEqual([
    { label: "First 20 miles", amount: "free" },
    { label: "Other 85 miles", amount: "$6 each" },
  ]);
  expect(sale.text).toBe(
    "It's about 105 miles by road. In stock: 2 to 5 business days. Built to order: 2 to 4 weeks.",
  );
  expect(rental.figure).toBe("About $1,620");
  expect(rental.lines).toEqual([
    { label: "One week", amount: "$1,050" },
    { label: "Delivery and pickup", amount: "about $570" },
  ]);
  expect(rental.text).toBe(
    "The first 10 miles are free, the other 95 are $6 each. Plus a refundable $500 deposit.",
  );
});

test("within the free miles delivery is free, for a rental within its own", () => {
  const near = describePlace({ miles: 19 });
  expect(near.sale.figure).toBe("Free");
  expect(near.sale.lines).toEqual([{ label: "First 20 miles", amount: "free" }]);
  expect(near.rental.figure).toBe("About $1,110");
  expect(describePlace({ miles: 9 }).rental.figure).toBe("$1,050");
});

test("beyond 150 miles a date is agreed on, and beyond 250 a carrier may be cheaper", () => {
  expect(describePlace({ miles: 180 }).sale.text).toContain(
    "We'll set a delivery date with you when you order.",
  );
  expect(describePlace({ miles: 180 }).sale.text).not.toContain("carrier");
  expect(describePlace({ miles: 1_428 }).sale.text).toContain("a carrier's quote may be lower");
  expect(describePlace({ miles: 1_428 }).sale.lines?.[1]).toEqual({
    label: "Other 1,410 miles",
    amount: "$6 each",
  });
});

test("where delivery costs more than the week, the page says what makes sense instead", () => {
  const { rental } = describePlace({ miles: 240 });
  expect(rental.figure).toBe("Pick it up, or buy");
  expect(rental.text).toContain("about $1,380 for a $1,050 week");
  expect(rental.text).toContain("doesn't make sense");
  expect(rental.text).toContain(
    "pick the cart up in Neptune City, but it's about 240 miles each way",
  );
});

test("beyond 250 miles, or across the water, nobody is told to fetch a rental with a trailer", () => {
  const far = [
    describePlace({ miles: 1_428 }),
    describePlace({ ferryFrom: "A", milesToFerry: 220 }),
  ];
  for (const { rental } of far) {
    expect(rental.figure).toBe("Rent locally, or buy");
    expect(rental.text).toContain("look for a rental shop nearby");
    expect(rental.text).not.toContain("trailer");
  }
  expect(far[0]?.rental.text).toContain("look at buying one; ours start at $15,155 delivered.");
});

test("the line under the title offers a rental only where delivering one makes sense", () => {
  expect(describePlace({ miles: 106 }).nextStep).toBe(
    "Electric carts to buy or\u00A0rent, delivered to Cape May.",
  );
  expect(describePlace({ miles: 1_428 }).nextStep).toMatch(/^Electric carts to buy, delivered to/);
});

test("with a ferry the figures end at its dock and the crossing is extra", () => {
  const { sale, rental } = describePlace({ ferryFrom: "Hyannis", milesToFerry: 305 });
  expect(sale.figure).toBe("About $1,740 to the ferry");
  expect(sale.text).toContain("It's about 310 miles by road to the ferry at Hyannis. The crossing");
  expect(sale.text).toContain("The crossing to Cape May is extra");
  expect(rental.text).toContain(
    "Delivery to the ferry at Hyannis and pickup would be about $1,800",
  );
});

test("the light of Cape May is told in a sentence, its water where the note does not name it", () => {
  const river: Water = { kind: "river", name: "the York River" };
  const sunset = "Sunset is at 8:29 PM on June 21 and 4:41 PM on December 21.";
  const tell = (options: DescribeOptions) => describePlace({ miles: 50 }, options).sun;
  expect(tell({ bearing: 100 })).toBe(
    `It's on the Atlantic, with sunrise over the water. ${sunset}`,
  );
  expect(tell({ bearing: 270 })).toContain("It's on the Atlantic, with sunset over the water.");
  expect(tell({ bearing: 180 })).toBe(sunset);
  expect(tell({ bearing: 100, water: river })).toBe(`It's on the York River. ${sunset}`);
  expect(tell({ water: river, note: "Yachts lie on the York River." })).toBe(sunset);
  expect(tell({ bearing: 100, water: { kind: "inland" } })).toBe(sunset);
});
