import { business } from "#content/dealership/business.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { destinationWords } from "#content/pages/words/destination.ts";
import { listRentalProblems, quoteIntro } from "#content/pages/words/rental-quote.ts";
import { formatDays, formatHour, formatPeriod } from "#domain/calendar/opening-hours.ts";
import { countHours } from "#domain/calendar/wall-time.ts";
import {
  milesChoice,
  showroomChoice,
  typedMilesMax,
  type Destination,
} from "#domain/delivery/destination.ts";
import type { RentalRequest } from "#domain/rental/rental-estimate.ts";
import {
  checkRentalInputs,
  readRentalInputs,
  rentalFields,
  type RentalField,
  type RentalInputs,
  type RentalProblems,
  type RentalRules,
} from "#domain/rental/rental-inputs.ts";
import { readRentalReference } from "#domain/rental/rental-reference.ts";
import { deliveryPlaces } from "#app/delivery/index.ts";
import { buildQuoteView, type QuoteView } from "./rental-quote-view.ts";
import { buildRentalRules } from "./rental-rules.ts";

export interface RentalQuotePageData {
  inputs: RentalInputs;
  /** Empty until the form was sent. */
  errors: Partial<Record<RentalField, string>>;
  quote: QuoteView | null;
  /** What was typed as a reference, and what is wrong with it. */
  reference: { typed: string; error: string | null };
  /** The answer depends on the hour: it is made for each request. */
  isOfNow: boolean;
}

/** The page as its query fills it: a form to begin with, a sent form, or a quote that is opened. */
export function readRentalQuotePage(parameters: URLSearchParams, now: Date): RentalQuotePageData {
  const rules = buildRentalRules(now);
  const inputs = fillDefaults(readRentalInputs(parameters));
  const typed = parameters.get("ref")?.trim().slice(0, 40) ?? "";
  const page = { inputs, errors: {}, quote: null, reference: { typed, error: null } };
  if (typed !== "") return { ...page, ...openReference(typed, rules), isOfNow: true };
  // Empty fields are not in the query; one driver is always chosen in the form and in no link.
  if (!parameters.has("drivers") && inputs.from === "") return { ...page, isOfNow: false };
  const { request, problems } = checkRentalInputs(inputs, rules);
  return {
    ...page,
    errors: problems ? toMessages(problems, inputs, rules) : {},
    quote: request && buildQuoteView(request, rules.now),
    isOfNow: true,
  };
}

/** What an inquiry says about the quote of a reference, without a word on its time; null for a wrong one. */
export function formatRentalReference(reference: string): string | null {
  const request = readRentalReference(reference, rentalClasses, deliveryPlaces);
  return request && buildQuoteView(request, request.from).subject;
}

/** A link names only some fields; the renter is always one of the drivers. */
function fillDefaults(inputs: RentalInputs): RentalInputs {
  const [firstClass] = rentalClasses;
  return {
    ...inputs,
    cart: inputs.cart || (firstClass?.id ?? ""),
    drivers: inputs.drivers || "1",
  };
}

function openReference(
  typed: string,
  rules: RentalRules,
): Pick<RentalQuotePageData, "reference"> & Partial<RentalQuotePageData> {
  const request = readRentalReference(typed, rentalClasses, deliveryPlaces);
  if (!request) return { reference: { typed, error: quoteIntro.referenceProblem } };
  return {
    inputs: toInputs(request),
    reference: { typed, error: null },
    quote: {
      ...buildQuoteView(request, rules.now),
      isPast: countHours(rules.now, request.from) < 0,
    },
  };
}

/** The form that leads to a rental. */
function toInputs(request: RentalRequest): RentalInputs {
  const { rentalClass, from, to, destination, additionalDrivers } = request;
  return {
    cart: rentalClass.id,
    from: from.day,
    fromTime: String(from.hour),
    to: to.day,
    toTime: String(to.hour),
    place: toPlaceChoice(destination),
    miles: destination.kind === "miles" ? String(destination.miles) : "",
    drivers: String(additionalDrivers + 1),
  };
}

function toPlaceChoice(destination: Destination): string {
  if (destination.kind === "showroom") return showroomChoice;
  return destination.kind === "miles" ? milesChoice : destination.place.id;
}

/** The message beside each wrong field, in the order of the form. */
function toMessages(
  problems: RentalProblems,
  { place }: RentalInputs,
  { hours, terms }: RentalRules,
): Partial<Record<RentalField, string>> {
  const isDelivered = place !== showroomChoice;
  const periods = (isDelivered ? hours.delivery : hours.showroom).filter(({ open }) => open);
  const texts: Record<string, Record<string, string>> = listRentalProblems({
    rushOrderBefore: formatHour(terms.rushOrderBeforeHour),
    phone: business.phone.display,
    hours: periods.map((each) => `${formatDays(each.days)} ${formatPeriod(each)}`).join(", "),
    isDelivered,
    milesProblem: destinationWords.formatMilesProblem(typedMilesMax.toLocaleString("en-US")),
  });
  return Object.fromEntries(
    rentalFields.flatMap((field) => {
      const problem = problems[field];
      return problem === undefined ? [] : [[field, texts[field]?.[problem] ?? ""]];
    }),
  );
}
