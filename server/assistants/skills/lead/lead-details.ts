import { business } from "#content/dealership/business.ts";
import { formatWallTime, toWallTime } from "#domain/calendar/wall-time.ts";
import { checkDetails, type InquiryDetails } from "#domain/inquiry/inquiry-details.ts";
import type { Lead } from "./lead-schema.ts";

const noonHour = 12;

/** A request for one desk that a lead makes, and which of its fields say it. */
export interface LeadRequest {
  details: InquiryDetails | null;
  /** Fields of the lead's appointment that are in the details. */
  appointment: readonly string[];
  /** Fields of its trade-in that are in the details. */
  tradeIn: readonly string[];
}

/**
 * The request for a test drive, a trade-in or a service that a lead makes, as the form of the site
 * would hold it; of several the first of these, for an inquiry has one. Where the lead says more than
 * the form takes, everything stays in the message.
 * @param cart what the lead calls the vehicle of interest; empty for none.
 */
export function readLeadRequest(
  { appointment, trade_in: tradeIn }: Lead,
  cart: string,
): LeadRequest {
  const none: LeadRequest = { details: null, appointment: [], tradeIn: [] };
  const type = appointment?.appointment_type;
  if (type === "test_drive") {
    const details = check({
      request: "test-drive",
      cart,
      ...formatAppointment(appointment?.appointment_at),
    });
    return details
      ? { ...none, details, appointment: ["appointment_type", "appointment_at"] }
      : none;
  }
  if (tradeIn !== undefined || type === "trade_in") {
    const { make = "", model = "", year = "", condition = "" } = tradeIn ?? {};
    const details = check({
      request: "trade-in",
      brand: make,
      model,
      year: String(year),
      condition,
    });
    return details ? { ...none, details, tradeIn: ["make", "model", "year", "condition"] } : none;
  }
  return type === "service"
    ? { ...none, details: check({ request: "service", model: cart }) }
    : none;
}

/** The time as our clocks show it, for a field that takes words. */
function formatAppointment(at: string | undefined): Record<string, string> {
  if (at === undefined) return {};
  const time = toWallTime(new Date(at), business.timeZone);
  return { days: formatWallTime(time), time: time.hour < noonHour ? "morning" : "afternoon" };
}

function check(details: Record<string, string>): InquiryDetails | null {
  const checked = checkDetails(details);
  return checked.ok ? checked.details : null;
}
