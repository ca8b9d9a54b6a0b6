import type { z } from "zod";
import { business } from "#content/dealership/business.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { findDeliveryPlace } from "#content/places/delivery-places.ts";
import type { RentalRequest } from "#domain/rental/rental-estimate.ts";
import seed from "#content/vehicles/catalogue.json" with { type: "json" };
import { vehiclesPerPage } from "#domain/catalogue/inventory-search.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { buildDealerInformation, toE164 } from "./dealer-information.ts";
import { countFacets } from "./inventory/inventory-facets.ts";
import { toListing } from "./inventory/listing.ts";
import { toQuote } from "./rental/quote-rental.ts";
import type { leadInput } from "./lead/lead-schema.ts";
import type { leadOutput } from "./lead/submit-lead.ts";

/** A cart that a new database has; one with a page of its own, so that its drive is known. */
const exampleVehicle = seed.find(({ id }) => id === "denago-ev-nomad") as Vehicle;

/** The customer and the assistant are made up: `.example` domains and 555-01xx numbers are reserved. */
const exampleLead: z.input<typeof leadInput> = {
  customer: {
    first_name: "Ada",
    last_name: "Example",
    email: "ada@visitor.example",
    phone: "+17325550123",
    preferred_contact: "phone",
  },
  consent: {
    granted_at: "2026-11-20T15:00:00Z",
    allowed_channels: ["email", "phone"],
    consent_text: "Yes, send my name, email and phone number to the dealer about this cart.",
    scope: ["lead_submission"],
  },
  vehicle_of_interest: { vehicle_id: exampleVehicle.id },
  message: "Can I try this cart on Saturday?",
  source_agent: { name: "shopping-assistant", url: "https://assistant.example" },
  idempotency_key: "6f1c0f0e-5f0e-4f0e-8f0e-6f1c0f0e5f0e",
};

function buildExampleReceipt(): z.infer<typeof leadOutput> {
  return {
    lead_id: "0192f3c0-1a2b-7c3d-8e4f-5a6b7c8d9e0f",
    status: "received",
    dealer: { name: business.name, phone: toE164(business.phone) },
  };
}

/** Any dates would do: the prices are those of the plans. */
const exampleRental = {
  cart: "6-seater",
  from_date: "2027-06-18",
  from_hour: 10,
  to_date: "2027-06-26",
  to_hour: 10,
  place: "maryland/ocean-city",
  drivers: 2,
} as const;

function readExampleRental(): RentalRequest {
  const rentalClass = rentalClasses.find(({ id }) => id === exampleRental.cart);
  const place = findDeliveryPlace(exampleRental.place);
  if (!rentalClass || !place) throw new Error("The example names a class and a place that we have");
  return {
    rentalClass,
    from: { day: exampleRental.from_date, hour: exampleRental.from_hour },
    to: { day: exampleRental.to_date, hour: exampleRental.to_hour },
    destination: { kind: "place", place },
    additionalDrivers: exampleRental.drivers - 1,
    isRush: false,
  };
}

/** A request and an answer of each skill. Carts and prices are those of the seed catalogue. */
export function createExamples(siteUrl: string) {
  const listing = toListing(siteUrl, exampleVehicle, null);
  const filters = { make: [listing.make], price_max: listing.list_price };
  return {
    getDealerInformation: {
      input: {},
      // The phone and the hours may change while the server runs.
      get output() {
        return buildDealerInformation(siteUrl);
      },
    },
    findInventoryFacets: { input: { filters }, output: countFacets([listing]) },
    searchInventory: {
      input: {
        filters,
        pagination: { skip: 0, limit: vehiclesPerPage },
        sort: { field: "list_price" as const, order: "asc" as const },
      },
      output: { total: 1, skip: 0, limit: vehiclesPerPage, vehicles: [listing] },
    },
    getVehicle: { input: { vehicle_id: listing.vehicle_id }, output: listing },
    get quoteRental() {
      return { input: exampleRental, output: toQuote(readExampleRental(), siteUrl) };
    },
    submitLead: {
      input: exampleLead,
      get output() {
        return buildExampleReceipt();
      },
    },
  };
}
