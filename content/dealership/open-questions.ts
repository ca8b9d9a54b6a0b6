import type { DepartmentHours } from "#domain/calendar/opening-hours.ts";
import { isShownPriceFinal } from "./assistants.ts";
import { business, listShowroomLines } from "./business.ts";
import { departmentHours, listSpecialDays } from "./hours.ts";
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
 * Something the dealership must still confirm; `npm run launch-check` lists these until the office has
 * an answer. A value that differs is then corrected: in the office, or in the file where it stands.
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
    get valueShown() {
      return `${business.phone.display} and ${business.tollFree.display}`;
    },
    otherValues: ["the former site hides them"],
    confirmedBy: "Owner",
  },
  {
    id: "email",
    question: "What is the general email address?",
    shownOn: ["every page"],
    get valueShown() {
      return business.email;
    },
    otherValues: ["the former site hides it"],
    confirmedBy: "Owner",
  },
  {
    id: "showroom-address",
    question: "What is the showroom's street address and its point on the map?",
    shownOn: ["/showroom", "/contact", "footer", "structured data", "all distances and directions"],
    get valueShown() {
      return `${listShowroomLines().join(", ")} (${showroom.coordinates.lat}, ${showroom.coordinates.lng})`;
    },
    otherValues: ["only the town is known; the point is the borough's, and directions lead there"],
    confirmedBy: "Owner",
  },
  {
    id: "outbound-links",
    question: "Where should the links to other sites go?",
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
    otherValues: ["a form on the site that hosts the source code"],
    confirmedBy: "Owner",
  },
];

const catalogueQuestions: readonly OpenQuestion[] = [
  {
    id: "featured-prices",
    question: "Are the inventory's prices for the three featured carts right?",
    shownOn: ["/", "/inventory", "vehicle pages", "feeds"],
    valueShown: { vehicles: featuredVehicleIds },
    otherValues: [
      "home page of the former site: D5 Maverick 4 Plus $12,995, D6 Max XT4 $16,995, EV City $11,995",
    ],
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
    valueShown: `${catalogue.filter(({ inStock }) => inStock).length} of ${catalogue.length} in stock, ${catalogue.filter(({ isNew }) => isNew).length} new, in the inventory that a new database starts with`,
    otherValues: ["the former site calls only the three featured carts new"],
    confirmedBy: "Sales",
  },
];

const placeQuestions: readonly OpenQuestion[] = [
  {
    id: "hours",
    question: "What are each department's hours?",
    shownOn: ["footer", "/contact", "/services", "/showroom", "policies", "structured data"],
    get valueShown() {
      return { hours: departmentHours };
    },
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
    get valueShown() {
      return listSpecialDays()
        .map(({ day, name, open }) => `${name} ${day} ${open === null ? "closed" : "shorter"}`)
        .join(", ");
    },
    otherValues: ["the source names no holidays, so by it the showroom is open on all of them"],
    confirmedBy: "Owner",
  },
  {
    id: "home-county",
    question:
      "Is delivery free in a home county? Which one, and how many municipalities does it have?",
    shownOn: ["/policies/delivery-policy"],
    valueShown: "no county: customers are told to ask whether their address is in a free zone",
    get otherValues() {
      return [
        `the source says all ${deliveryFees.homeCountyMunicipalities} municipalities of "the county"`,
        "the former site's pages name Lackawanna, Atlantic, Lehigh, Montgomery, Berks, Ocean and Luzerne counties and Delaware",
      ];
    },
    confirmedBy: "Owner",
  },
  {
    id: "delivery-bases",
    question: "Is delivery of a cart you sell also free around a second location?",
    shownOn: ["/policies/delivery-policy", "state pages", "place pages", "town pages"],
    get valueShown() {
      return `${deliveryFees.freeRadiusMiles.mainBase} miles around the ${business.showroom.city} showroom, by road; no second location`;
    },
    get otherValues() {
      return [
        `the source has ${deliveryFees.freeRadiusMiles.secondBase} miles around a second location that it does not name`,
      ];
    },
    confirmedBy: "Service and delivery",
  },
  {
    id: "rental-delivery-zone",
    question: "Do rentals have the same free delivery zone as carts you sell?",
    shownOn: ["/rentals", "/policies/rental-policy", "/policies/delivery-policy", "place pages"],
    get valueShown() {
      return `no: ${rentalFees.freeDeliveryMiles} miles included, then by the mile`;
    },
    otherValues: ["the former site's delivery policy does not distinguish rentals from sales"],
    confirmedBy: "Service and delivery",
  },
  {
    id: "rental-delivery-charge",
    question: "Does one charge cover bringing a rented cart and picking it up?",
    shownOn: ["/rentals", "state pages", "place pages", "town pages"],
    valueShown: "yes: one charge, for the miles one way",
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
    id: "delivery-distance",
    question: "Does the price per mile hold for every distance from Maine to Florida?",
    shownOn: ["/policies/delivery-policy", "state pages", "place pages", "town pages"],
    get valueShown() {
      return `yes; beyond ${deliveryTiming.carrierQuoteMiles} miles pages add that a carrier's quote may be lower`;
    },
    get otherValues() {
      return [
        `business days are named up to ${deliveryTiming.businessDaysMilesMax} miles; the source names no limit`,
      ];
    },
    confirmedBy: "Service and delivery",
  },
  {
    id: "shop-reach",
    question: "How far do you drive to repair a cart or to pick one up for service or storage?",
    shownOn: ["state pages", "place pages", "/delivery-estimate"],
    get valueShown() {
      return `up to ${deliveryTiming.businessDaysMilesMax} miles by road, not across a ferry; beyond, a call and a shop closer to the customer`;
    },
    otherValues: ["the source names no limit; ours is that of the quick deliveries"],
    confirmedBy: "Service and delivery",
  },
  {
    id: "road-miles",
    question: "Are delivery miles counted one way, by road, from the showroom?",
    shownOn: ["state pages", "place pages", "town pages"],
    valueShown:
      "yes: computed miles of the highway network, rounded, with the note that the road driven decides",
    otherValues: [
      "the computed miles may be off by 4% either way",
      "Norfolk, Portsmouth, Hampton and Newport News look long (389 to 406 miles) beside Virginia Beach (335) and Cape Charles (296): drive the route once",
    ],
    confirmedBy: "Service and delivery",
  },
];

const claimQuestions: readonly OpenQuestion[] = [
  {
    id: "brands-serviced",
    question: "Do you service all of these brands?",
    shownOn: ["/", "/services"],
    valueShown: business.brandsServiced.join(", "),
    otherValues: ["the former site names them without saying why; the inventory has two"],
    confirmedBy: "Service and delivery",
  },
  {
    id: "service-promises",
    question: "Do you give an estimate before work, and pick carts up?",
    shownOn: ["/services", "/policies/terms-conditions"],
    get valueShown() {
      return `estimate first; pickup at a price; most repairs in ${serviceFees.repairHours.from} to ${serviceFees.repairHours.to} hours`;
    },
    otherValues: ["the former site gives only labor, quotes, warranty and the time"],
    confirmedBy: "Service and delivery",
  },
  {
    id: "team",
    question: "Who works here, since when, and with what training?",
    shownOn: ["/about"],
    valueShown: "roles, what each role knows and does; no names",
    otherValues: ["the former site has names and experience, but hides them"],
    confirmedBy: "Owner",
  },
  {
    id: "staffing-report-words",
    question: "Is the text around the staffing report's figures right?",
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
          question:
            "Keep rating and review markup, or turn it off until customers rate? Ratings that could pass for customers' are a legal matter (16 CFR 465).",
          shownOn: ["model pages", "structured data"],
          valueShown: `${ratings.rating.label} ${ratings.rating.value.toFixed(1)}, and ${ratings.notes.length} notes by our own desks`,
          otherValues: [
            "Google asks for ratings by real customers; a business's own may be ignored or penalized",
            "4.7 and 4.8 with 23 to 156 reviews in the former site's structured data: not shown, since nobody can name those customers",
          ],
          confirmedBy: "Lawyer",
        },
      ];

const rentalQuestions: readonly OpenQuestion[] = [
  {
    id: "rental-prices",
    question: "Are the rental prices right?",
    shownOn: ["/rentals", "structured data"],
    get valueShown() {
      return {
        dollars: rentalClasses.flatMap(({ plans }) =>
          plans.map(({ priceDollars }) => priceDollars),
        ),
      };
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
    id: "rental-days",
    question: "Are a rental's days and its cancellation deadline counted by local clock time?",
    shownOn: ["/rentals/quote"],
    get valueShown() {
      return `yes: a cart handed over at 10 AM is due at 10 AM, and every started ${rentalFees.billingIncrementHours} hours count in full`;
    },
    otherValues: ["by elapsed hours, which differ by one where clocks change"],
    confirmedBy: "Rentals",
  },
  {
    id: "storage-months",
    question: "Does a month of storage count in full once it has started, even after a season?",
    shownOn: ["/storage-estimate"],
    valueShown: "yes; months begin on the day you get the cart, or on the season's last day",
    otherValues: ["calendar months", "days beyond a month charged by the day"],
    confirmedBy: "Service and delivery",
  },
  {
    id: "renter-age",
    question: "How old must a renter be?",
    shownOn: ["/policies/rental-policy"],
    get valueShown() {
      return `${rentalFees.renterAgeMinimumYears} years`;
    },
    otherValues: ["others in this trade ask for 21"],
    confirmedBy: "Rentals",
  },
];

/** Decided before anything else, because the law has something to say about each. Ratings come first. */
const legalQuestions: readonly OpenQuestion[] = [
  {
    id: "zero-financing",
    question:
      "Which models have 0% APR, from which lender, on which terms? Once the program is named, the payment estimate can offer it.",
    shownOn: ["/", "/financing", "/showroom", "/policies/terms-conditions"],
    valueShown: `${claims.zeroFinancing}, ${claims.zeroFinancingCondition}`,
    otherValues: [
      "no rate at all: what is advertised must be offered, and a rate is named as an APR (12 CFR 1026.24)",
    ],
    confirmedBy: "Lawyer",
  },
  {
    id: "warranty",
    question:
      "Who gives which warranty on each model, and can buyers read its text before they buy (16 CFR 702)?",
    shownOn: ["/services", "/", "place pages", "vehicle pages", "/policies/terms-conditions"],
    valueShown:
      "the manufacturer's warranty; customers are told to ask for its text before they buy",
    otherValues: ["the former site says that warranty work is covered, without saying by whom"],
    confirmedBy: "Lawyer",
  },
  {
    id: "used-as-is",
    question:
      "Do you sell used carts, each with its Buyers Guide (16 CFR 455), and may any be sold as is in New Jersey (N.J.S.A. 56:8-67 and following)?",
    shownOn: ["/policies/terms-conditions", "/policies/return-policy"],
    valueShown:
      "used carts carry the warranty written on the order, or none if sold as is; the Buyers Guide says which",
    otherValues: ["the former site sells used carts as is and does not mention the Buyers Guide"],
    confirmedBy: "Lawyer",
  },
  {
    id: "street-legal",
    question:
      "What is each model legally: a low-speed vehicle with a VIN, a golf cart governed below 20 mph, or not for roads?",
    shownOn: ["vehicle pages", "/inventory", "feeds", "/a2a"],
    valueShown: "per model: ask us for this cart's certificate",
    otherValues: ["LSV with VIN (49 CFR 571.500)", "golf cart", "not for roads"],
    confirmedBy: "Lawyer",
  },
  {
    id: "ev-city",
    question: "What is the EV City's range, and is it street-legal as the former site says?",
    shownOn: ["/vehicles/denago-ev-city", "/denago"],
    valueShown: `${catalogue.find(({ id }) => id === "denago-ev-city")?.specifications.range}; listed as street-legal, and buyers are told to ask for its certificate and VIN`,
    otherValues: ["35 miles"],
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
    id: "claims",
    question:
      "Can you prove these figures? Advertising that cannot be proved is deceptive (15 USC 45).",
    shownOn: ["/", "/about"],
    valueShown: `over ${claims.yearsInBusiness} years, ${claims.happyCustomers}+ happy customers, ${claims.beachLocations}+ beach locations`,
    otherValues: [
      `this site has pages for ${states.reduce((sum, { places }) => sum + places.length, 0)} places`,
    ],
    confirmedBy: "Lawyer",
  },
  {
    id: "return-windows",
    question:
      "How long may a purchase be returned, and can you refund a new cart within the time shown, counted from its return?",
    shownOn: ["/policies/return-policy", "structured data"],
    get valueShown() {
      return `new carts ${returnFees.newCart.days} days, used carts ${returnFees.usedCart.days}, parts ${returnFees.parts.days}; refund of a new cart within ${returnFees.newCart.refundBusinessDays} business days in all`;
    },
    otherValues: [
      "30 days for everything, in the former site's structured data",
      "card and check refunds of the former site could be read as coming after the 10 days",
    ],
    confirmedBy: "Lawyer",
  },
  {
    id: "liability-limits",
    question:
      "Which limits of liability do you want, and are they stated as New Jersey requires (N.J.S.A. 56:12-15 and 56:12-16)?",
    shownOn: ["/terms", "/policies/terms-conditions"],
    valueShown:
      "no indirect losses, and no more than was paid; in New Jersey and elsewhere not for injury, fraud, intent, negligent damage or the Consumer Fraud Act",
    otherValues: ["the first edition said that some states do not allow such limits"],
    confirmedBy: "Lawyer",
  },
  {
    id: "liens",
    question: "Which liens and sales does state law allow, with which notices?",
    shownOn: ["/policies/storage-policy", "/policies/terms-conditions", "/services"],
    get valueShown() {
      return `stored carts: lien at ${storageFees.delinquency.lienDays} days, sale at ${storageFees.delinquency.saleDays}; vehicles left after service: ${serviceFees.abandonedAfterDays} days; "New Jersey law decides"`;
    },
    otherValues: [
      "carts are stored and serviced in New Jersey; its lien law sets notices and waiting times",
    ],
    confirmedBy: "Lawyer",
  },
  {
    id: "rental-liability",
    question:
      "Are these the limits of coverage that comes with the rental, or must renters bring their own?",
    shownOn: ["/policies/rental-policy"],
    get valueShown() {
      return {
        dollars: [
          rentalFees.liabilityPerPersonDollars,
          rentalFees.liabilityPerAccidentDollars,
          rentalFees.propertyDamageCoverDollars,
        ],
      };
    },
    otherValues: ["shown as included; the former site gives the amounts only"],
    confirmedBy: "Lawyer",
  },
  {
    id: "phone-consent",
    question:
      "Do you call and text only about the inquiry itself, never to advertise (47 CFR 64.1200)?",
    shownOn: ["/contact", "/privacy"],
    valueShown: "about this inquiry only; consent is not a condition of purchase",
    otherValues: ["advertising by text needs separate written consent"],
    confirmedBy: "Lawyer",
  },
  {
    id: "final-price",
    question:
      "Apart from sales tax and delivery, is a cart's price all that a buyer must pay? Only then may assistants call it the final price.",
    shownOn: ["/a2a"],
    valueShown: isShownPriceFinal ? "yes" : "no: assistants are told a list price",
    otherValues: ["fees or parts that cannot be left out are extra"],
    confirmedBy: "Sales",
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
    question: "On what date do these policies take effect?",
    shownOn: ["/privacy", "/terms", "/policies/…"],
    valueShown: policiesEffectiveDate,
    otherValues: ["the day you publish them, since the words are new"],
    confirmedBy: "Lawyer",
  },
  {
    id: "inquiry-retention",
    question:
      "How long are inquiries kept, who deletes the copies in the mailbox, the CRM and backups, and who answers requests about personal data?",
    shownOn: ["/privacy"],
    valueShown: `${privacyRules.inquiryRetentionMonths} months, then the server deletes them; requests are answered within ${privacyRules.requestAnswerDays} days, appeals within as many more`,
    otherValues: ["the former site gives no time"],
    confirmedBy: "Lawyer",
  },
  {
    id: "accessibility",
    question:
      "Does the accessibility statement say what you want to promise, and who answers those who write?",
    shownOn: ["/accessibility"],
    valueShown: "WCAG 2.2 AA as our own tests check it; no outside review yet; help by phone",
    otherValues: ["an audit by an outside firm, named with its date"],
    confirmedBy: "Lawyer",
  },
];

/** What only the dealership knows. */
const factualQuestions: readonly OpenQuestion[] = [
  ...names,
  ...catalogueQuestions,
  ...placeQuestions,
  ...claimQuestions,
  ...rentalQuestions,
];

/** Legal matters, in the order in which they should be decided. */
export const legalMatters: readonly OpenQuestion[] = [...ratingQuestions, ...legalQuestions];

export const openQuestions: readonly OpenQuestion[] = [...legalMatters, ...factualQuestions];

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
