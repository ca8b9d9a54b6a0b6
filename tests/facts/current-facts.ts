import { business } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { deliveryFees } from "#content/dealership/delivery.ts";
import * as fees from "#content/dealership/fees.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { ratings } from "#content/dealership/reviews.ts";
import { peakStaff, staffing } from "#content/dealership/staffing-report.ts";
import { benefits } from "#content/pages/words/rentals.ts";
import { featuredVehicleIds } from "#content/pages/words/home.ts";
import { policies, policiesEffectiveDate } from "#content/pages/policies/policies.ts";
import { sharePictureSize } from "#content/pages/share-pictures.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { findStreetMapView, nearbyPlaces, placesWithoutLinkMax } from "#content/places/places.ts";
import { footerPlaces, homePagePlaces, states } from "#content/places/states.ts";
import catalogueRecords from "#content/vehicles/catalogue.json" with { type: "json" };
import { models } from "#content/vehicles/models.ts";
import { series } from "#content/vehicles/series.ts";
import { formatPeriod } from "#domain/calendar/opening-hours.ts";
import { buildSeriesOffer } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { computePerDayCents, computeSavingPercent } from "#domain/rental/rental-quote.ts";

/** What a fact can be. Lists of texts are one fact: their order belongs to it. */
export type FactValue = string | number | boolean | null;

/** Each fact by the path that names it, such as `fees.delivery.perMileDollars`. */
export type Facts = Readonly<Record<string, FactValue>>;

/** The facts that content holds now, under the paths of `tests/specification.json`. */
export function readCurrentFacts(): Facts {
  return flatten({
    business: readBusiness(),
    fees: readFees(),
    hours: readHours(),
    pages: readPages(),
    places: readPlaces(),
    ratings: { own: ratings?.rating.value, notes: ratings?.notes.map((note) => note.reviewRating) },
    rentals: readRentals(),
    staffing: { ...staffing, peak: peakStaff },
    vehicles: readVehicles(),
    series: readSeries(),
  });
}

function readBusiness() {
  const { claims, replyTimes, currency, brandsServiced, showroom } = business;
  const { yearsInBusiness, happyCustomers, beachLocations, zeroFinancing } = claims;
  return {
    claims: { yearsInBusiness, happyCustomers, beachLocations, zeroFinancing },
    replyTimes,
    currency,
    brandsServiced,
    city: `${showroom.city}, ${showroom.stateAbbreviation} ${showroom.postalCode}`,
  };
}

function readFees() {
  return {
    delivery: deliveryFees,
    privacy: fees.privacyRules,
    rental: fees.rentalFees,
    response: fees.responseTimes,
    return: fees.returnFees,
    service: fees.serviceFees,
    storage: fees.storageFees,
  };
}

function readHours() {
  const byDepartment = departmentHours.map(({ id, periods }) => {
    const byDay = periods.flatMap((period) =>
      period.days.map((day) => [day, formatPeriod(period)] as const),
    );
    return [id, Object.fromEntries(byDay)] as const;
  });
  return { timeZone: business.timeZone, ...Object.fromEntries(byDepartment) };
}

function readPages() {
  const countModels = (brand: string) => models.filter((model) => model.brand === brand).length;
  return {
    featuredVehicles: featuredVehicleIds,
    models: { denago: countModels("denago"), evolution: countModels("evolution") },
    policies: policies.length,
    policiesEffectiveDate,
    sharePicture: `${sharePictureSize.width}x${sharePictureSize.height}`,
    rentalBenefits: benefits.length,
    footerPlaces: footerPlaces.length,
    homePlaces: homePagePlaces.length,
    otherPlacesMax: nearbyPlaces.placesMax,
    placesWithoutLinkMax,
    mapZoom: {
      coast: findStreetMapView().zoom,
      state: findStreetMapView("new-jersey").zoom,
      place: findStreetMapView("new-jersey", "avalon").zoom,
    },
  };
}

function readPlaces() {
  const countBy = (name: "county" | "type") =>
    Object.fromEntries(
      Map.groupBy(municipalities, (municipality) => municipality[name])
        .entries()
        .map(([key, list]) => [key, list.length]),
    );
  return {
    byState: Object.fromEntries(states.map(({ slug, places }) => [slug, places.length])),
    municipalitiesByCounty: countBy("county"),
    municipalitiesByType: countBy("type"),
  };
}

function readRentals() {
  const byClass = rentalClasses.map(({ id, depositDollars, plans }) => {
    const byPlan = plans.map((plan) => [
      plan.id,
      {
        priceDollars: plan.priceDollars,
        days: plan.days,
        perDayCents: computePerDayCents(plan),
        savingPercent: computeSavingPercent(plan, plans),
      },
    ]);
    return [id, { depositDollars, ...Object.fromEntries(byPlan) }] as const;
  });
  return Object.fromEntries(byClass);
}

function readVehicles() {
  const byId = (catalogueRecords as Vehicle[]).map(({ id, price, specifications }) => {
    const { seatingCapacity, range, batteryType, topSpeed } = specifications;
    const driveType = models.find(({ slug }) => slug === id)?.driveType;
    const facts = { priceDollars: price, seats: seatingCapacity, range, batteryType, topSpeed };
    return [id, { ...facts, driveType }] as const;
  });
  return Object.fromEntries(byId);
}

function readSeries() {
  const vehicles = catalogueRecords as Vehicle[];
  const startingPrices = series.map((each) => [
    each.name,
    buildSeriesOffer(each, vehicles).startingPriceDollars,
  ]);
  const namesOf = (wanted: string) =>
    series.filter(({ brand }) => brand === wanted).map(({ name }) => name);
  return {
    denago: namesOf("denago"),
    evolution: namesOf("evolution"),
    startingPriceDollars: Object.fromEntries(startingPrices),
  };
}

/** Leaves of nested records under their dotted paths; a list becomes one text, in its order. */
function flatten(value: unknown, path = ""): Record<string, FactValue> {
  if (value === undefined) return {};
  if (Array.isArray(value)) return { [path]: value.join(", ") };
  if (typeof value !== "object" || value === null) return { [path]: value as FactValue };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, part]) => flatten(part, path ? `${path}.${key}` : key)),
  ) as Record<string, FactValue>;
}
