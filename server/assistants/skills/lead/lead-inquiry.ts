import { cleanText } from "#domain/inquiry/clean-text.ts";
import type { Interest } from "#domain/inquiry/inquiry.ts";
import type { InquiryDetails } from "#domain/inquiry/inquiry-details.ts";
import { readLeadRequest, type LeadRequest } from "./lead-details.ts";
import type { Lead } from "./lead-schema.ts";

type Line = [label: string, value: unknown];

/** What the contact form would send. */
interface LeadFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  interest: Interest;
  about: string;
  message: string;
  details?: InquiryDetails;
}

/**
 * A lead as an inquiry of the contact form. Every field of it is there: a test drive, a trade-in or a
 * service as details, as the form of that request would send them; what the form has no field for stands in the message under the customer's own words, one line each. It depends on
 * the lead alone, so the same lead sent again is the same inquiry.
 */
export function toInquiryFields(lead: Lead): LeadFields {
  const about = nameVehicle(lead.vehicle_of_interest);
  const request = readLeadRequest(lead, about);
  const { first_name: firstName, last_name: lastName, email, phone } = lead.customer;
  return {
    firstName,
    lastName,
    email: email.trim(),
    phone,
    interest: chooseInterest(lead),
    about,
    message: [writeOwnWords(lead), ...writeSections(lead, request)].join("\n\n"),
    ...(request.details && { details: request.details }),
  };
}

/** What people and the assistant wrote, without the URLs that every lead carries. */
export function findOwnWords(lead: Lead): string {
  const { message, appointment, consent, source_agent: assistant } = lead;
  const vehicles = [lead.vehicle_of_interest, lead.trade_in];
  return [
    message,
    appointment?.notes,
    consent.consent_text,
    assistant.name,
    ...vehicles.flatMap((vehicle) => [vehicle?.description, vehicle?.notes]),
  ].join("\n");
}

function writeOwnWords({ message = "" }: Lead): string {
  return cleanText(message, "many") || "(The customer left no message.)";
}

function writeSections(lead: Lead, request: LeadRequest): string[] {
  const { customer, consent, source_agent: assistant, appointment = {} } = lead;
  return [
    writeSection("Sent for the customer by an assistant", [
      ["name", assistant.name],
      ["address", assistant.url],
      ["agent card", assistant.agent_card_url],
      ["sent at", lead.submitted_at],
    ]),
    writeSection("How to reply", [
      ["preferred", customer.preferred_contact],
      ["allowed by the customer", consent.allowed_channels.join(", ")],
      ...linesOf(customer.address ?? {}),
    ]),
    writeSection("Consent", [
      ["given at", consent.granted_at],
      ["ends at", consent.expires_at],
      ["for", consent.scope.join(", ")],
      ["wording", consent.consent_text],
    ]),
    writeSection("Vehicle of interest", linesOf(lead.vehicle_of_interest ?? {})),
    writeSection("Trade-in", linesOf(lead.trade_in ?? {}, request.tradeIn)),
    writeSection("Appointment requested, not booked", linesOf(appointment, request.appointment)),
  ].filter((section) => section !== "");
}

/** A heading with its lines; empty when there is nothing to say under it. */
function writeSection(heading: string, lines: readonly Line[]): string {
  const said = lines.filter(([, value]) => value !== undefined);
  if (said.length === 0) return "";
  return [`${heading}:`, ...said.map(([label, value]) => `- ${label}: ${write(value)}`)].join("\n");
}

/** Fields under their own names, in an order that does not depend on who wrote them. */
function linesOf(
  record: Readonly<Record<string, unknown>>,
  saidElsewhere: readonly string[] = [],
): Line[] {
  return Object.entries(record)
    .filter(([name]) => !saidElsewhere.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [cleanText(name), value]);
}

function write(value: unknown): string {
  return cleanText(typeof value === "string" ? value : JSON.stringify(value));
}

/** "DENAGO EV Nomad XL", or whatever else names the vehicle. */
function nameVehicle(vehicle: Lead["vehicle_of_interest"]): string {
  if (vehicle === undefined) return "";
  const { year, make, model, trim, vehicle_id: vehicleId, stock, vin } = vehicle;
  const named = [make, model, trim, make === undefined ? undefined : year];
  const words = named.filter((word) => word !== undefined).join(" ");
  return words || (vehicleId ?? stock ?? vin ?? "");
}

function chooseInterest(lead: Lead): Interest {
  if (lead.appointment?.appointment_type === "service") return "service";
  const isAboutVehicle = lead.vehicle_of_interest ?? lead.trade_in ?? lead.appointment;
  return isAboutVehicle === undefined ? "general" : "sales";
}
