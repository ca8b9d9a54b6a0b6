import { storageFees } from "#content/dealership/fees.ts";
import { toLiveRecord } from "#content/dealership/changed-facts.ts";

export const storageHero = {
  title: "What does storage cost for your dates?",
  text: "Tell us when you'd bring your cart and when you want it back. We compare paying by the month with the price of a season.",
} as const;

export const storageForm = {
  space: "Where should we keep it?",
  spaces: { indoor: "Indoors", covered: "Outdoors, under cover" },
  formatSpaceNote: (perMonth: string) => `${perMonth} a month`,
  fromDay: "You bring it",
  toDay: "You pick it up",
  extras: "Extras",
  formatMaintenance: (perMonth: string) => `Maintenance, ${perMonth} a month`,
  formatPreparation: (price: string) => `Pre-season preparation, ${price} once`,
  submit: "Show the price",
  errorTitle: "Please check your form",
  changeTitle: "Change something",
} as const;

export function listStorageProblems(phone: string, monthsMax: number) {
  const missing = "Choose a day";
  return {
    space: { missing: "Choose a space" },
    from: {
      missing,
      past: "That day has passed. Choose today or a later day.",
      "too-far": "That's too far ahead for us to quote. Check the year.",
    },
    to: {
      missing,
      "not-after": "Choose a day after you bring it",
      "too-long": `For more than ${monthsMax} months, call ${phone}.`,
    },
    maintenance: {},
    preparation: {},
  } as const;
}

const seasonNames = { winter: "Winter season", summer: "Summer season" } as const;

export const storageResult = toLiveRecord(
  () =>
    ({
      formatTitle: (space: string) => `${space} storage`,
      spaceNames: { indoor: "Indoor", covered: "Covered outdoor" },
      formatDays: (from: string, to: string) => `${from}, to ${to}`,
      formatSeasonWins: (saved: string) => `Paying by the season costs less: you save ${saved}.`,
      formatMonthWins: (saved: string) => `Paying by the month costs less: you save ${saved}.`,
      same: "Both cost the same. Paying by the month lets you end it sooner.",
      noSeason: "Your dates don't fall in either season, so you pay by the month.",
      byMonth: "By the month",
      bySeason: "By the season",
      cheaper: "Costs less",
      formatSeason: (id: keyof typeof seasonNames) => seasonNames[id],
      formatMonths,
      formatRange: (from: string, to: string) => `${from} to ${to}`,
      stay: { month: "Storage by the month", season: "Storage by the season" },
      maintenance: "Maintenance",
      formatMaintenanceNote: (months: number, perMonth: string) =>
        `${formatMonths(months)} at ${perMonth}`,
      preparation: "Pre-season preparation",
      total: "Total before sales tax",
      storageTotal: "Storage alone",
      extrasTitle: "With your extras",
      billCaption: "The price, line by line",
      monthsRule: `A month you've started counts in full. You end it with ${storageFees.terminationNoticeDays} days' notice, and months paid beyond that are refunded.`,
      seasonRule: "A season's price is for the whole season. We don't prorate it.",
      formatSunday: (hours: string) => `On Sundays, access is ${hours}. Call first.`,
      bring: "Bring the key, the charger and proof that the cart is yours.",
      before: "You'll find all the details in the ",
      policyLabel: "storage policy",
      after: ".",
      callLabel: "Reserve a space",
      formatReference: (reference: string) => `Your estimate: ${reference}`,
      referenceHint: "Give us this code when you call, and we'll see the same figures.",
      sendLabel: "Send us this estimate",
      notReserved:
        "This is a price, not a reservation. Call, and we'll tell you whether a space is available.",
      referenceProblem: "We can't find an estimate with this code. Check each letter and digit.",
    }) as const,
);

export const storageIntro = {
  title: "How we figure the price",
  points: [
    `The winter season runs from ${storageFees.winter.from} to ${storageFees.winter.to}, and the summer season from ${storageFees.summer.from} to ${storageFees.summer.to}.`,
    "If your dates go past a season, we add months before or after it.",
    "You see both ways to pay, and which one costs less.",
  ],
} as const;

export const storageClosing = {
  title: "Bring it in the fall, drive it in the spring",
  text: "Add maintenance and we check the battery and the tires once a month. Call, and we'll tell you whether a space is available.",
  callLabel: "Call",
  policyLabel: "Storage policy",
} as const;

/** What an inquiry about an estimate says; figures and days come formatted. */
export function formatStorageSubject(stay: {
  reference: string;
  space: string;
  days: string;
  total: string;
}): string {
  return `Estimate ${stay.reference}: ${stay.space}, ${stay.days}, ${stay.total}`;
}

/** The link from the services page. */
export const storageLinkLabel = "See what storage costs for your dates";

function formatMonths(months: number): string {
  return `${months} ${months === 1 ? "month" : "months"}`;
}
