import { formatInPlace } from "#content/places/place-phrases.ts";
import { business } from "#content/dealership/business.ts";
import { deliveryFees } from "#content/dealership/delivery.ts";
import { rentalFees } from "#content/dealership/fees.ts";
import { toLiveRecord } from "#content/dealership/changed-facts.ts";
import { actionLabels } from "./actions.ts";

const { city } = business.showroom;

export const quoteHero = {
  title: "What will your rental cost?",
  text: "Pick a cart, your dates and the place. You'll see the whole price, line by line, and we don't ask for your name.",
} as const;

export const quoteForm = toLiveRecord(
  () =>
    ({
      cart: "Cart",
      formatCartNote: (dayPrice: string) => `from ${dayPrice} a day`,
      place: "Where do you want it?",
      fromDay: "First day",
      toDay: "Last day",
      time: "Time",
      timesHint: `A day is ${rentalFees.billingIncrementHours} hours from the time you get the cart. The longest rental is ${rentalFees.maximumDays} days.`,
      chooseTime: "Choose",
      drivers: "How many people will drive?",
      formatDriversHint: (fee: string) =>
        `You're the first driver. Up to ${rentalFees.additionalDriversMaximum} more can drive, for ${fee} each.`,
      submit: "Show the price",
      errorTitle: "Please check your form",
      changeTitle: "Change something",
    }) as const,
);

/** What is wrong with a field, by the field and the problem that `domain/rental` names. */
interface ProblemFacts {
  rushOrderBefore: string;
  phone: string;
  /** The hours of the day in question, such as "Mon to Sat 9 AM to 5 PM". */
  hours: string;
  isDelivered: boolean;
  milesProblem: string;
}

export function listRentalProblems(facts: ProblemFacts) {
  const who = facts.isDelivered ? "We deliver and pick up carts" : "Our showroom is open";
  const closed = `${who} ${facts.hours}. Choose another time.`;
  const holiday = "We're closed then for a holiday. Choose another day.";
  return {
    cart: { missing: "Choose a cart" },
    place: { missing: "Choose a place, or type the miles" },
    miles: { wrong: facts.milesProblem },
    from: {
      missing: "Choose the first day",
      past: "That day has passed. Choose today or a later day.",
      "too-far": "That's too far ahead for us to quote. Check the year.",
      "too-late-today": `To get a cart today, order before ${facts.rushOrderBefore}. Choose tomorrow, or call ${facts.phone}.`,
    },
    fromTime: {
      missing: "Choose when you want the cart",
      past: "That time has passed. Choose a later one.",
      closed,
      holiday,
    },
    to: {
      missing: "Choose the last day",
      "not-after": "The cart has to come back after you get it. Check both days and times.",
      "too-long": `We rent for up to ${rentalFees.maximumDays} days. For longer, call ${facts.phone}.`,
    },
    toTime: { missing: "Choose when the cart goes back", closed, holiday },
    drivers: {
      wrong: `Up to ${rentalFees.additionalDriversMaximum} people can drive besides you`,
    },
  } as const;
}

export const quoteResult = {
  formatTitle: (cart: string, days: number) =>
    `${cart}, ${days === 1 ? `${rentalFees.billingIncrementHours} hours` : `${days} days`}`,
  formatTimes: (from: string, to: string) => `${from}, to ${to}`,
  formatDelivered: (place: string) => `Delivered to ${place}.`,
  formatDeliveredMiles: (miles: string) => `Delivered to an address ${miles} from ${city}.`,
  pickedUp: `Picked up and returned at our ${city} showroom.`,
  billCaption: "The price, line by line",
  formatPlan: (title: string, count: number) =>
    count === 1 ? `${title} plan` : `${title} plan, ${count} times`,
  formatDailyPlan: (days: number) => (days === 1 ? "Daily plan" : `Daily plan, ${days} days`),
  formatPlanNote: (days: number) =>
    days === 1 ? `${rentalFees.billingIncrementHours} hours` : `${days} days`,
  formatDailyNote: (rate: string) => `${rate} a day`,
  formatRenewal: (days: number, plan: string) =>
    `${days === 1 ? "1 more day" : `${days} more days`} at the ${plan.toLowerCase()} rate`,
  formatRenewalNote: (rate: string) => `${rate} a day`,
  delivery: "Delivery and pickup",
  freeDelivery: "Free",
  formatDeliveryNote: (miles: string, freeMiles: number, paidMiles: string, perMile: string) =>
    `${miles} by road; the first ${freeMiles} free, the other ${paidMiles} at ${perMile} each`,
  formatFreeDeliveryNote: (freeMiles: number) => `within the first ${freeMiles} miles`,
  formatFerry: (dock: string) => `Delivery to the ferry at ${dock}, and pickup there`,
  formatDrivers: (count: number) =>
    count === 1 ? "1 driver besides you" : `${count} drivers besides you`,
  formatDriversNote: (fee: string) => `${fee} each`,
  rush: "Rush fee",
  rushNote: "for delivery on the day you order",
  total: "Total before sales tax",
  about: "About",
  plusFerry: "plus the ferry",
  formatDeposit: (deposit: string) =>
    `Plus a ${deposit} deposit, held on your credit card. You get it back ${rentalFees.depositRefundBusinessDays.from} to ${rentalFees.depositRefundBusinessDays.to} business days after the cart comes back in good order.`,
  roadDecides: "The final delivery price depends on the road we drive.",
  ferryNote: "The crossing is extra. Ask us what it costs before you make plans.",
  formatMoreDays: (plan: string, until: string, exact: string) =>
    `The ${plan.toLowerCase()} plan is your best price: your days alone would cost ${exact}. You can keep the cart until ${until} at the same price.`,
  formatEarlierReturn: (by: string, saved: string) =>
    `Bring it back by ${by} and you save ${saved}.`,
  reserveLabel: "Reserve today",
  formatReference: (reference: string) => `Your quote: ${reference}`,
  referenceHint: "Give us this code when you call, and we'll see the same quote.",
  sendLabel: "Send us this quote",
  notReserved:
    "This is a price, not a reservation. Call, and we'll tell you whether a cart is available on your dates.",
  past: "These dates have passed. Change them below for a new price.",
  formatPlaceLabel: (place: string) => `Can I drive it ${formatInPlace(place)}?`,
} as const;

/** Where delivery costs more than the rental, or even than a week. */
export const costlyDelivery = {
  formatPlans: (delivery: string) =>
    `Delivery costs more than the rental itself. If you can, pick the cart up in ${city} and save ${delivery}.`,
  formatWeek: (delivery: string, week: string, place: string) =>
    `Delivery to ${place} would be about ${delivery}, more than a whole week's rental at ${week}. Renting from us doesn't make sense there unless you pick the cart up in ${city}. For a longer stay, compare a month's rental with buying a cart.`,
  /** Where nobody would come to pick a cart up. */
  formatWeekFar: (delivery: string, week: string, place: string) =>
    `Delivery to ${place} would be about ${delivery}, more than a whole week's rental at ${week}, so renting from us doesn't make sense there. For a short stay, look for a rental shop nearby. For a longer one, compare a month's rental with buying a cart.`,
  yourPlace: "your place",
  formatFerry: (dock: string) => `the ferry at ${dock}`,
  pickUpLabel: "See the price without delivery",
  inventoryLabel: actionLabels.inventory,
} as const;

export const cancellation = {
  title: "If you cancel",
  formatFree: (until: string) => `Until ${until}, you get everything back.`,
  freeIsOver: "Your rental starts so soon that canceling is no longer free.",
  formatLate: (start: string) =>
    `After that, until your rental starts on ${start}, you get ${rentalFees.lateCancellationRefundPercent}% back.`,
  formatLateOnly: (start: string) =>
    `Until your rental starts on ${start}, you get ${rentalFees.lateCancellationRefundPercent}% back.`,
  noShow: "If you don't show up and don't call, you get nothing back.",
  formatDeliveryDay: (fee: string) => `Canceling on the day of delivery costs ${fee} as well.`,
} as const;

export const bring = toLiveRecord(
  () =>
    ({
      title: "What to bring",
      points: [
        `A valid driver's license for every driver. The renter must be at least ${rentalFees.renterAgeMinimumYears}.`,
        "A credit card, for the deposit.",
        "If you're from abroad, your passport and an international driving permit, too.",
      ],
      delivered: `Someone at least ${deliveryFees.recipientAgeMinimumYears} years old to receive the cart, and a path ${deliveryFees.accessWidthFeet} feet wide.`,
      before: "Every fee and rule is in the ",
      policyLabel: "rental policy",
      after: ".",
    }) as const,
);

/** Before a price was asked for. */
export const quoteIntro = toLiveRecord(
  () =>
    ({
      title: "How we figure the price",
      points: [
        "We find the cheapest mix of our plans for your dates. If a longer plan costs less than the days you asked for, you get the longer plan.",
        `Delivery and pickup are one charge: the first ${rentalFees.freeDeliveryMiles} miles are free.`,
        "We show the deposit separately, because you get it back.",
      ],
      referenceTitle: "Have a quote already?",
      referenceLabel: "Quote code",
      referenceHint: "Look in your email or your notes.",
      referenceSubmit: "Open the quote",
      referenceProblem: "We can't find a quote with this code. Check each letter and digit.",
    }) as const,
);

/** What an inquiry about a quote says; the figures come formatted. */
export function formatQuoteSubject(quote: {
  reference: string;
  cart: string;
  times: string;
  days: string;
  destination: string;
  drivers: number;
  total: string;
  deposit: string;
}): string {
  const drivers = quote.drivers === 1 ? "1 driver" : `${quote.drivers} drivers`;
  return `Quote ${quote.reference}: ${quote.cart}, ${quote.times} (${quote.days}), ${quote.destination}, ${drivers}, ${quote.total} plus ${quote.deposit} deposit`;
}

export const quoteLinks = {
  /** On the rentals page; that of a place page is in place.ts. */
  rentalsLabel: "Price your dates",
} as const;
