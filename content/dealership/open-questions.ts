import type { DepartmentHours } from "#domain/calendar/opening-hours.ts";
import { isShownPriceFinal } from "./assistants.ts";
import { business } from "./business.ts";
import { departmentHours, specialDays } from "./hours.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { privacyRules, rentalFees, returnFees, serviceFees, storageFees } from "./fees.ts";
import { featuredVehicleIds } from "#content/pages/words/home.ts";
import { deliveryFees, deliveryTiming } from "./delivery.ts";
import { policiesEffectiveDate } from "#content/pages/policies/policies.ts";
import { rentalClasses } from "./rental-plans.ts";
import { ratings } from "./reviews.ts";
import { states } from "#content/places/states.ts";

export const confirmers = ["Owner", "Sales", "Rentals", "Service and delivery", "Lawyer"] as const;

/** What a page shows, read from content; what is not text is put in words by `launch-check`. */
export type ShownValue =
  | string
  | { dollars: readonly number[] }
  | { hours: readonly DepartmentHours[] }
  /** Identifiers; shown with their prices in the catalogue. */
  | { vehicles: readonly string[] };

/**
 * Something the dealership must still confirm; `npm run launch-check` lists these. Once it is
 * confirmed, correct the value where it stands and remove the entry here.
 */
export interface OpenQuestion {
  id: string;
  question: string;
  shownOn: readonly string[];
  valueShown: ShownValue;
  otherValues: readonly string[];
  confirmedBy: (typeof confirmers)[number];
}

const { showroom, links, claims } = business;

const names: readonly OpenQuestion[] = [
  {
    id: "dealership-name",
    question: "What is the dealership's name?",
    shownOn: ["every page"],
    valueShown: business.name,
    otherValues: ["the former site hides it, and some of its pages use another brand name"],
    confirmedBy: "Owner",
  },
  {
    id: "phone-numbers",
    question: "What are the sales and toll-free numbers?",
    shownOn: ["every page"],
    valueShown: `${business.phone.display} and ${business.tollFree.display}`,
    otherValues: ["the former site hides them"],
    confirmedBy: "Owner",
  },
  {
    id: "email",
    question: "What is the general e-mail address?",
    shownOn: ["every page"],
    valueShown: business.email,
    otherValues: ["the former site hides it"],
    confirmedBy: "Owner",
  },
  {
    id: "showroom-address",
    question: "What is the showroom's street address and its point on the map?",
    shownOn: ["/showroom", "/contact", "footer", "structured data", "all distances and directions"],
    valueShown: `${showroom.street}, ${showroom.city}, ${showroom.stateAbbreviation} ${showroom.postalCode} (${showroom.coordinates.lat}, ${showroom.coordinates.lng})`,
    otherValues: ["only the town is known; the point is the borough's"],
    confirmedBy: "Owner",
  },
  {
    id: "outbound-links",
    question: "Which addresses do the links to other sites lead to?",
    shownOn: ["/financing", "footer", "vehicle pages", "/showroom"],
    valueShown: [
      links.financingApplication,
      links.manufacturerDealer,
      links.onlineServices,
      ...links.social.map(({ url }) => url),
      ...Object.values(links.review),
    ].join(" "),
    otherValues: ["the former site hides them"],
    confirmedBy: "Owner",
  },
  {
    id: "source-license",
    question: "Under which license, if any, may others use this website's source code?",
    shownOn: ["package.json of the source code"],
    valueShown: "UNLICENSED: nobody but the owner may use it",
    otherValues: ["an open license such as MIT or Apache-2.0, for code or texts or both"],
    confirmedBy: "Owner",
  },
  {
    id: "security-contact",
    question: "Which mailbox takes reports of security problems, and who reads it?",
    shownOn: ["SECURITY.md of the source code"],
    valueShown: "security@coastlinegolfcarts.example",
    otherValues: ["a form of the place where the source code is kept"],
    confirmedBy: "Owner",
  },
];

const catalogueQuestions: readonly OpenQuestion[] = [
  {
    id: "featured-prices",
    question: "Are the catalogue's prices of the three featured carts right?",
    shownOn: ["/", "/inventory", "vehicle pages", "feeds"],
    valueShown: { vehicles: featuredVehicleIds },
    otherValues: [
      "home page of the former site: D5 Maverick 4 Plus $12,995, D6 Max XT4 $16,995, EV City $11,995",
    ],
    confirmedBy: "Sales",
  },
  {
    id: "final-price",
    question:
      "Is a cart's price, but for sales tax and delivery, all that a buyer must pay? Then set isShownPriceFinal in content/dealership/assistants.ts, and assistants may call it the final price.",
    shownOn: ["/a2a"],
    valueShown: isShownPriceFinal ? "yes" : "no: assistants are told a list price",
    otherValues: ["fees or parts that cannot be left out come on top"],
    confirmedBy: "Sales",
  },
  {
    id: "entry-models",
    question: "What are the names and specifications of each series' entry model?",
    shownOn: ["/evolution", "/inventory", "vehicle pages"],
    valueShown: {
      vehicles: [
        "evolution-d5-ranger-2-plus",
        "evolution-d5-maverick-2-plus",
        "evolution-classic-2-plus",
        "evolution-forester-4-plus",
        "evolution-turfman-200",
        "evolution-d6-max-gt4",
      ],
    },
    otherValues: ["the former site gives the starting price of each series without its model"],
    confirmedBy: "Sales",
  },
  {
    id: "battery-type",
    question: "Do EVOLUTION carts have lead-acid batteries?",
    shownOn: ["vehicle pages", "/evolution", "feeds"],
    valueShown: listValues("evolution", "batteryType"),
    otherValues: ["lithium ion, in some or all models"],
    confirmedBy: "Sales",
  },
  {
    id: "top-speed",
    question: "Is the top speed the same for every model?",
    shownOn: ["vehicle pages", "/inventory", "feeds"],
    valueShown: listValues(null, "topSpeed"),
    otherValues: ["above 20 mph a cart is a low-speed vehicle under federal law (49 CFR 571.3)"],
    confirmedBy: "Sales",
  },
  {
    id: "ev-city",
    question: "What is the EV City's range, and is it street-legal?",
    shownOn: ["/vehicles/denago-ev-city", "/denago"],
    valueShown: `${catalogue.find(({ id }) => id === "denago-ev-city")?.specifications.range}; nothing said about street-legal`,
    otherValues: ["described elsewhere as street-legal with 35 miles"],
    confirmedBy: "Sales",
  },
  {
    id: "charging-and-payload",
    question: "What are each model's charging time and payload?",
    shownOn: ["vehicle pages"],
    valueShown: `${listValues(null, "chargingTime")}; ${listValues(null, "payload")}`,
    otherValues: ["the former site gives none"],
    confirmedBy: "Sales",
  },
  {
    id: "stock",
    question: "Which carts are in stock, and which are new?",
    shownOn: ["/inventory", "vehicle pages", "feeds"],
    valueShown: `${catalogue.filter(({ inStock }) => inStock).length} of ${catalogue.length} in stock, ${catalogue.filter(({ isNew }) => isNew).length} new, in the catalogue a new database starts with`,
    otherValues: ["only the three featured carts are called new by the former site"],
    confirmedBy: "Sales",
  },
];

const placeQuestions: readonly OpenQuestion[] = [
  {
    id: "hours",
    question: "What are the opening hours of each department?",
    shownOn: ["footer", "/contact", "/services", "/showroom", "policies", "structured data"],
    valueShown: { hours: departmentHours },
    otherValues: [
      "structured data: Mon-Fri 9-6, Sat 9-5, Sun 12-4 or 12-5",
      "about page: Sun by appointment",
      "each other page of the former site has hours of its own; they are read as its department's",
    ],
    confirmedBy: "Owner",
  },
  {
    id: "holidays",
    question: "On which dates is the dealership closed, or open for a shorter time?",
    shownOn: ["header", "/contact", "llms.txt"],
    valueShown: specialDays
      .map(({ day, name, open }) => `${name} ${day} ${open === null ? "closed" : "shorter"}`)
      .join(", "),
    otherValues: ["the source names no holidays: by it the showroom is open on each of them"],
    confirmedBy: "Owner",
  },
  {
    id: "home-county",
    question: "Is delivery free in a home county, which one, and how many municipalities has it?",
    shownOn: ["/policies/delivery-policy"],
    valueShown: "no county: customers are told to ask whether their address is in a free zone",
    otherValues: [
      `the source says all ${deliveryFees.homeCountyMunicipalities} municipalities of "the county"`,
      "the former site's pages name Lackawanna, Atlantic, Lehigh, Montgomery, Berks, Ocean and Luzerne counties and Delaware",
    ],
    confirmedBy: "Owner",
  },
  {
    id: "delivery-bases",
    question: "Is delivery of a cart that is bought also free around a second location?",
    shownOn: ["/policies/delivery-policy", "state pages", "place pages", "town pages"],
    valueShown: `${deliveryFees.freeRadiusMiles.mainBase} miles around the ${business.showroom.city} showroom, by road; no second location`,
    otherValues: [
      `the source has ${deliveryFees.freeRadiusMiles.secondBase} miles around a second location that it does not name`,
    ],
    confirmedBy: "Service and delivery",
  },
  {
    id: "rental-delivery-zone",
    question: "Do rentals share the free delivery zone of carts sold?",
    shownOn: ["/rentals", "/policies/rental-policy", "/policies/delivery-policy", "place pages"],
    valueShown: `no: ${rentalFees.freeDeliveryMiles} miles included, then by the mile`,
    otherValues: ["the former site's delivery policy does not tell rentals from sales"],
    confirmedBy: "Service and delivery",
  },
  {
    id: "rental-delivery-charge",
    question: "Does one charge cover bringing a rented cart and picking it up?",
    shownOn: ["/rentals", "state pages", "place pages", "town pages"],
    valueShown: "yes: one charge by the miles of one way",
    otherValues: ["the source does not say whether the way back is charged too"],
    confirmedBy: "Service and delivery",
  },
  {
    id: "florida-places",
    question: "How many places does Florida have?",
    shownOn: ["/florida-golf-carts"],
    valueShown: String(states.find(({ slug }) => slug === "florida")?.places.length),
    otherValues: ["23, without Flagler Beach"],
    confirmedBy: "Owner",
  },
  {
    id: "place-list",
    question: "Are these the places you want to be found in?",
    shownOn: ["state pages", "place pages", "footer", "/"],
    valueShown: `${states.reduce((sum, { places }) => sum + places.length, 0)} places in ${states.length} states`,
    otherValues: [
      "the former site names 14 examples and the number per state; the others are our choice",
    ],
    confirmedBy: "Owner",
  },
  {
    id: "road-rules",
    question: "Are the road rules of each state right today?",
    shownOn: ["state pages", "place pages"],
    valueShown: "each rule with its source and the day it was read, and what we could not confirm",
    otherValues: [
      "read in public copies, not in today's official text",
      "rules marked secondary were read in what agencies and papers write about the law",
    ],
    confirmedBy: "Lawyer",
  },
  {
    id: "delivery-distance",
    question: "Does the price per mile hold for every distance from Maine to Florida?",
    shownOn: ["/policies/delivery-policy", "state pages", "place pages", "town pages"],
    valueShown: `yes; beyond ${deliveryTiming.carrierQuoteMiles} miles pages add that a carrier's quote may be lower`,
    otherValues: [
      `business days are named up to ${deliveryTiming.businessDaysMilesMax} miles; the source names no limit`,
    ],
    confirmedBy: "Service and delivery",
  },
  {
    id: "road-miles",
    question: "Are delivery miles counted one way, by road, from the showroom?",
    shownOn: ["state pages", "place pages", "town pages"],
    valueShown:
      "yes: computed miles of the highway network, rounded, with the note that the road driven decides",
    otherValues: ["the computed miles may be 4 percent off either way"],
    confirmedBy: "Service and delivery",
  },
];

const claimQuestions: readonly OpenQuestion[] = [
  {
    id: "claims",
    question: "Can you show that these figures are true?",
    shownOn: ["/", "/about"],
    valueShown: `over ${claims.yearsInBusiness} years, ${claims.happyCustomers}+ happy customers, ${claims.beachLocations}+ beach locations`,
    otherValues: [
      `this site has pages for ${states.reduce((sum, { places }) => sum + places.length, 0)} places`,
    ],
    confirmedBy: "Owner",
  },
  {
    id: "zero-financing",
    question: "Which models have 0% financing, from which lender, on which terms?",
    shownOn: ["/", "/financing", "/showroom", "/policies/terms-conditions"],
    valueShown: `${claims.zeroFinancing} (${claims.zeroFinancingCondition})`,
    otherValues: ["advertising a rate has rules of its own (Truth in Lending Act, Regulation Z)"],
    confirmedBy: "Lawyer",
  },
  {
    id: "brands-serviced",
    question: "Do you service all of these brands?",
    shownOn: ["/", "/services"],
    valueShown: business.brandsServiced.join(", "),
    otherValues: ["the former site names them without saying for what; the catalogue has two"],
    confirmedBy: "Service and delivery",
  },
  {
    id: "service-promises",
    question: "Do you give an estimate before work, and pick carts up?",
    shownOn: ["/services", "/policies/terms-conditions"],
    valueShown: `estimate first; pickup at a price; most repairs in ${serviceFees.repairHours.from} to ${serviceFees.repairHours.to} hours`,
    otherValues: ["the former site gives only labor, quotes, warranty and the time"],
    confirmedBy: "Service and delivery",
  },
  {
    id: "team",
    question: "Who works here, since when, with which training?",
    shownOn: ["/about"],
    valueShown: "roles, what each role knows and does; no names",
    otherValues: ["the former site has names and experience, but hides them"],
    confirmedBy: "Owner",
  },
  {
    id: "staffing-report-words",
    question: "Is what the staffing report says around its figures right?",
    shownOn: ["/policies/staffing-report"],
    valueShown:
      "departments and practices in our words; no head counts, demographics, injury or survey figures",
    otherValues: ["the former site has such sections, but not their content"],
    confirmedBy: "Owner",
  },
];

/** Gone once the ratings are turned off in reviews.ts. */
const ratingQuestions: readonly OpenQuestion[] =
  ratings === null
    ? []
    : [
        {
          id: "ratings",
          question: "Keep the dealership's own rating, or turn it off until customers rate?",
          shownOn: ["model pages", "structured data"],
          valueShown: `${ratings.rating.label} ${ratings.rating.value.toFixed(1)}, and ${ratings.notes.length} notes by our own desks`,
          otherValues: [
            "Google asks for ratings by real customers; a business's own may be ignored or penalized",
            "4.7 and 4.8 with 23 to 156 reviews in the former site's structured data: not shown, since nobody can name those customers",
          ],
          confirmedBy: "Owner",
        },
      ];

const rentalQuestions: readonly OpenQuestion[] = [
  {
    id: "rental-prices",
    question: "Are the rental prices right?",
    shownOn: ["/rentals", "structured data"],
    valueShown: {
      dollars: rentalClasses.flatMap(({ plans }) => plans.map(({ priceDollars }) => priceDollars)),
    },
    otherValues: ["structured data: $75, $85, $95 per day; $1,400 weekly; $4,200 monthly"],
    confirmedBy: "Rentals",
  },
  {
    id: "rental-renewal",
    question: "Do plans renew by the day at the rate shown?",
    shownOn: ["/rentals", "/policies/rental-policy"],
    valueShown: "yes; the 3 day and monthly rates of 4 seaters are rounded up from price by days",
    otherValues: ["renewal of the whole plan"],
    confirmedBy: "Rentals",
  },
  {
    id: "renter-age",
    question: "How old must a renter be?",
    shownOn: ["/policies/rental-policy"],
    valueShown: `${rentalFees.renterAgeMinimumYears} years`,
    otherValues: ["others in this trade ask for 21"],
    confirmedBy: "Rentals",
  },
  {
    id: "rental-liability",
    question:
      "Are these limits of a cover that comes with the rental, or must the renter bring it?",
    shownOn: ["/policies/rental-policy"],
    valueShown: {
      dollars: [
        rentalFees.liabilityPerPersonDollars,
        rentalFees.liabilityPerAccidentDollars,
        rentalFees.propertyDamageCoverDollars,
      ],
    },
    otherValues: ["shown as included; the former site gives the amounts only"],
    confirmedBy: "Lawyer",
  },
];

const legalQuestions: readonly OpenQuestion[] = [
  {
    id: "return-windows",
    question: "How long may a purchase be returned?",
    shownOn: ["/policies/return-policy", "structured data"],
    valueShown: `new carts ${returnFees.newCart.days} days, used carts ${returnFees.usedCart.days}, parts ${returnFees.parts.days}`,
    otherValues: ["30 days for everything, in the former site's structured data"],
    confirmedBy: "Owner",
  },
  {
    id: "liens",
    question: "Which liens and sales does state law allow, with which notices?",
    shownOn: ["/policies/storage-policy", "/policies/terms-conditions", "/services"],
    valueShown: `stored carts: lien at ${storageFees.delinquency.lienDays} days, sale at ${storageFees.delinquency.saleDays}; vehicles left after service: ${serviceFees.abandonedAfterDays} days; "depends on state law"`,
    otherValues: ["each state has its own rules"],
    confirmedBy: "Lawyer",
  },
  {
    id: "policy-words",
    question: "Do the policies, the terms and the privacy policy say what you want to be bound by?",
    shownOn: ["/privacy", "/terms", "/policies/…"],
    valueShown: "the former site's figures and rules, in our own words; no governing law is named",
    otherValues: ["the former site's own text, which we do not have"],
    confirmedBy: "Lawyer",
  },
  {
    id: "effective-date",
    question: "From which day are these policies in effect?",
    shownOn: ["/privacy", "/terms", "/policies/…"],
    valueShown: policiesEffectiveDate,
    otherValues: ["the day you publish them, since the words are new"],
    confirmedBy: "Lawyer",
  },
  {
    id: "inquiry-retention",
    question: "How long are inquiries kept, and who runs the purge?",
    shownOn: ["/privacy"],
    valueShown: `at most ${privacyRules.inquiryRetentionMonths} months`,
    otherValues: ["the former site gives no time"],
    confirmedBy: "Lawyer",
  },
];

export const openQuestions: readonly OpenQuestion[] = [
  ...names,
  ...catalogueQuestions,
  ...placeQuestions,
  ...claimQuestions,
  ...ratingQuestions,
  ...rentalQuestions,
  ...legalQuestions,
];

/** The different values of one specification, over one brand or all. */
function listValues(
  brand: string | null,
  specification: "batteryType" | "topSpeed" | "chargingTime" | "payload",
): string {
  const vehicles = catalogue.filter((vehicle) => brand === null || vehicle.brand === brand);
  return [...new Set(vehicles.map(({ specifications }) => specifications[specification]))].join(
    ", ",
  );
}
