import { escapeUTF8 } from "entities";
import { business } from "#content/dealership/business.ts";
import { cleanText } from "#domain/inquiry/clean-text.ts";
import { formatDetails, type InquiryDetails } from "#domain/inquiry/inquiry-details.ts";
import { findTopic } from "#domain/inquiry/inquiry-topic.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { topicNames } from "./topic-names.ts";

/**
 * An inquiry in the Auto-lead Data Format 1.0, which dealers' systems read. The elements have the
 * order of the format's document type. The format requires a vehicle, so its make and model are
 * "Not chosen" when the visitor named none. Only a sales inquiry has an `interest` and a `status` of
 * the vehicle: the format's values are all of buying, driving and selling, and both attributes are
 * optional.
 * @param siteUrl the site's own URL without a trailing slash.
 */
export function buildAdf(inquiry: StoredInquiry, siteUrl: string): string {
  const { firstName, lastName, email, phone, message, about, id, receivedAt } = inquiry;
  const source = new URL(siteUrl).hostname;
  const comments = about === "" ? message : `About: ${about}\n\n${message}`;
  const details = inquiry.details ? `${formatDetails(inquiry.details)}\n\n` : "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?adf version="1.0"?>',
    "<adf>",
    '<prospect status="new">',
    `<id sequence="1" source="${escape(source)}">${escape(id)}</id>`,
    element("requestdate", formatDate(receivedAt)),
    ...buildVehicles(inquiry),
    "<customer>",
    "<contact>",
    `<name part="first" type="individual">${escape(firstName)}</name>`,
    `<name part="last" type="individual">${escape(lastName)}</name>`,
    `<email preferredcontact="1">${escape(email)}</email>`,
    `<phone type="voice" time="nopreference" preferredcontact="0">${escape(phone)}</phone>`,
    "</contact>",
    element("comments", `Topic: ${topicNames[findTopic(inquiry)]}\n\n${details}${comments}`),
    "</customer>",
    buildVendor(),
    "<provider>",
    `<name part="full" type="business">${escape(`${business.name} website`)}</name>`,
    element("url", siteUrl),
    "</provider>",
    "</prospect>",
    "</adf>",
    "",
  ].join("\n");
}

/**
 * From "Quote for the DENAGO EV CITY" the make is DENAGO and the model EV CITY; what follows the
 * name, such as colors or a payment, and other texts name neither.
 */
const namedVehicle = /(?:^|: |\b(?:an?|the) )(denago|evolution)\s+(.+?)(?=:| at \$|$)/iu;

/** The cart that the inquiry is about, and the one that the visitor would trade in. */
function buildVehicles(inquiry: StoredInquiry): string[] {
  const { details } = inquiry;
  const named = namedVehicle.exec(inquiry.about.split("\n")[0] ?? "");
  if (details?.request !== "trade-in") return [buildVehicle(inquiry, named)];
  return [...(named === null ? [] : [buildVehicle(inquiry, named)]), buildTradeIn(details)];
}

function buildTradeIn(details: InquiryDetails): string {
  const { year = "", brand, model } = details;
  return [
    '<vehicle interest="trade-in" status="used">',
    element("year", year),
    element("make", brand ?? "Not given"),
    element("model", model ?? "Not given"),
    element("comments", formatDetails(details)),
    "</vehicle>",
  ].join("\n");
}

function buildVehicle(inquiry: StoredInquiry, named: RegExpExecArray | null): string {
  const [, make, model] = named ?? [];
  const topic = findTopic(inquiry);
  const isSale = topic === "sales";
  const interest = inquiry.details?.request === "test-drive" ? "test-drive" : "buy";
  // A reader that takes "buy" for granted where nothing is said finds this beside the vehicle.
  const note = `This is not a purchase request. Topic: ${topicNames[topic]}`;
  return [
    isSale ? `<vehicle interest="${interest}" status="new">` : "<vehicle>",
    // The catalogue has no model years.
    element("year", ""),
    element("make", make?.toUpperCase() ?? "Not chosen"),
    element("model", model ?? "Not chosen"),
    ...(isSale ? [] : [element("comments", note)]),
    "</vehicle>",
  ].join("\n");
}

function buildVendor(): string {
  const { name, phone, email } = business;
  return [
    "<vendor>",
    element("vendorname", name),
    "<contact>",
    `<name part="full" type="business">${escape(name)}</name>`,
    element("email", email),
    element("phone", phone.display),
    ...buildVendorAddress(),
    "</contact>",
    "</vendor>",
  ].join("\n");
}

/** Empty while the street is unknown: the format takes no address without one. */
function buildVendorAddress(): string[] {
  const { street, city, stateAbbreviation, postalCode } = business.showroom;
  if (street === null) return [];
  return [
    "<address>",
    element("street", street),
    element("city", city),
    element("regioncode", stateAbbreviation),
    element("postalcode", postalCode),
    element("country", "US"),
    "</address>",
  ];
}

/** ISO 8601 with an offset, without fractions of a second, as the format's guide shows it. */
function formatDate(receivedAt: string): string {
  return new Date(receivedAt).toISOString().replace(/\.\d+Z$/, "+00:00");
}

function element(name: string, text: string): string {
  return `<${name}>${escape(text)}</${name}>`;
}

/** Text for an element or attribute, without the control characters that XML 1.0 forbids. */
function escape(text: string): string {
  return escapeUTF8(cleanText(text, "many"));
}
