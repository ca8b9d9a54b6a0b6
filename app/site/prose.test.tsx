import type { MDXContent } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { deliveryFees as delivery, deliveryTiming } from "#content/dealership/delivery.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import {
  privacyRules,
  rentalFees as rental,
  responseTimes as response,
  returnFees as returns,
  serviceFees as service,
  storageFees as storage,
} from "#content/dealership/fees.ts";
import { policies } from "#content/pages/policies/policies.ts";
import { formatDays, formatHour, formatPeriod } from "#domain/calendar/opening-hours.ts";
import { formatDollars } from "#domain/money/money.ts";
import { prose, readHeadings } from "./prose.tsx";

const modules = import.meta.glob<{ default: MDXContent }>("../../content/**/*.mdx", {
  eager: true,
});
const documents = new Map(
  Object.entries(modules).map(([path, { default: Content }]) => [
    path.replace(/^.*\/(.+)\.mdx$/, "$1"),
    { Content, html: renderToStaticMarkup(<Content components={prose} />) },
  ]),
);
const names = [...documents.keys()];

const d = formatDollars;
const range = ({ from, to }: { from: number | string; to: number | string }) => `${from} to ${to}`;

/** The figures of each document as a visitor reads them, from the facts that hold them. */
const figures: Record<string, readonly string[]> = {
  "rental-policy": [
    `Four-seater ${d(rental.depositDollars.fourSeater)}`,
    `Six-seater ${d(rental.depositDollars.sixSeater)}`,
    `Utility ${d(rental.depositDollars.utility)}`,
    `at least ${rental.minimumHours} hours and at most ${rental.maximumDays} days`,
    `${rental.billingIncrementHours}-hour increments`,
    `Late return ${d(rental.lateReturnPerHourDollars)} per hour`,
    `up to ${rental.additionalDriversMaximum} additional drivers for ${d(rental.additionalDriverDollars)} each`,
    `Additional driver ${d(rental.additionalDriverDollars)} each`,
    `per person ${d(rental.liabilityPerPersonDollars)}`,
    `per accident ${d(rental.liabilityPerAccidentDollars)}`,
    `property ${d(rental.propertyDamageCoverDollars)}`,
    `Minor damage ${d(rental.minorDamageAdministrationDollars)} administration fee`,
    `${d(rental.cleaningDollars.from)} to ${d(rental.cleaningDollars.to)}`,
    `battery ${d(rental.rechargeDollars)}`,
    `Smoke odor ${d(rental.smokeOdorDollars)}`,
    `Pet hair ${d(rental.petHairDollars)}`,
    `The replacement, plus ${d(rental.missingAccessoryDollars)}`,
    `${rental.freeCancellationHours} hours or more before the start Everything`,
    `Less than ${rental.freeCancellationHours} hours before the start ${rental.lateCancellationRefundPercent}%`,
    "don't call Nothing",
    `${range(rental.depositRefundBusinessDays)} business days`,
    `at least ${rental.renterAgeMinimumYears} years old`,
    "passport and an international driving permit",
    "suspended or revoked",
    `first ${rental.freeDeliveryMiles} miles are included`,
    `${d(delivery.perMileDollars)} per mile`,
    "we don't refund the unused time",
    "depends on what's available",
  ],
  "return-policy": [
    `driven less than ${returns.newCart.milesBelow} miles ${returns.newCart.days} days ${returns.newCart.restockingPercent}%`,
    `Used cart ${returns.usedCart.days} days ${returns.usedCart.restockingPercent}%`,
    "sold as is No return",
    `without a defect ${returns.parts.days} days ${returns.parts.restockingPercent}%`,
    `within ${returns.defectReportHours} hours`,
    `part, by card ${range(returns.cardRefundBusinessDays)} business days`,
    `part, by check ${returns.checkRefundBusinessDays} business days`,
    `new cart within ${returns.newCart.refundBusinessDays} business days in all`,
    `New cart, by card or check Within ${returns.newCart.refundBusinessDays} business days in all`,
    "includes everything: looking it over, approving the refund, and the time your card company or the check takes",
    "Buyers Guide on it, the form required by the federal Used Car Rule (16 CFR 455)",
    "refuse returns that arrive without one",
  ],
  "delivery-policy": [
    `free within ${delivery.freeRadiusMiles.mainBase} miles of our`,
    `the first ${rental.freeDeliveryMiles} miles are included`,
    `showroom. Beyond that, it's ${d(delivery.perMileDollars)} a mile`,
    `${rental.freeDeliveryMiles} free miles. Beyond that, it's ${d(delivery.perMileDollars)} a mile`,
    `for ${d(delivery.freeDeliveryCartPriceMinimumDollars)} or more`,
    `Cart in stock, up to ${deliveryTiming.businessDaysMilesMax} miles ${range(delivery.inStockBusinessDays)} business days`,
    `Custom order ${range(delivery.customOrderWeeks)} weeks`,
    `${delivery.windowHours}-hour window`,
    `before ${formatHour(delivery.sameDayOrderBeforeHour)}`,
    `same-day delivery of a rental ${d(delivery.sameDayRushDollars)}`,
    `White glove delivery ${d(delivery.whiteGloveDollars)}`,
    `day of delivery ${d(delivery.sameDayCancellationDollars)}`,
    `during your window ${d(delivery.missedAppointmentDollars)}`,
    `After ${delivery.missedAppointmentsBeforePickup} missed appointments`,
    `at least ${delivery.recipientAgeMinimumYears} years`,
    `at least ${delivery.accessWidthFeet} feet wide`,
    `${delivery.accessClearanceFeet} feet of clearance`,
    ...readHours("delivery"),
  ],
  "storage-policy": [
    `One month ${d(storage.indoorPerMonthDollars)} ${d(storage.coveredPerMonthDollars)}`,
    `Winter, ${range(storage.winter)} ${d(storage.winter.indoorDollars)} ${d(storage.winter.coveredDollars)}`,
    `Summer, ${range(storage.summer)} ${d(storage.summer.indoorDollars)} ${d(storage.summer.coveredDollars)}`,
    `stored ${d(storage.maintenancePerMonthDollars)} a month`,
    `season ${d(storage.preSeasonPreparationDollars)}`,
    `${storage.latePaymentAfterDays} days late has a ${d(storage.latePaymentDollars)} late fee`,
    `${storage.terminationNoticeDays} days ahead`,
    ...readHours("storage"),
    `${storage.delinquency.writtenNoticeDays} We write to you`,
    `${storage.delinquency.finalNoticeDays} We call you and send a final notice`,
    `${storage.delinquency.lienDays} We may place a lien`,
    `${storage.delinquency.saleDays} The cart may be sold`,
    "New Jersey law decides",
  ],
  "terms-conditions": [
    "may change until your purchase is final",
    "Title passes to you when you've paid the full price",
    "State sales tax applies",
    `${d(service.laborPerHourDollars)} an hour`,
    `${range(service.repairHours)} hours`,
    `more than ${service.abandonedAfterDays} days`,
    "New Jersey law decides",
    "carry the manufacturer's warranty. It's the manufacturer's promise, not ours. Ask for its text before you buy",
    "Buyers Guide on the cart",
    "In New Jersey both limits apply",
    "Neither limit applies in New Jersey to injury",
  ],
  "feedback-policy": [
    `arrive ${response.feedbackHours.urgent} hours`,
    `complaint ${response.feedbackHours.general} hours`,
    `look into ${response.feedbackHours.complex} hours`,
  ],
  "corrections-policy": [
    `hurt someone ${response.correctionsHours.critical} hours`,
    `road rule ${response.correctionsHours.important} hours`,
    `wrong model ${response.correctionsHours.minor} hours`,
    `lawyer ${response.correctionsHours.complex} hours`,
  ],
  "publishing-policy": [
    `within ${range(response.contentInquiryHours)} hours`,
    `within ${response.newProductHours} hours`,
  ],
  privacy: [
    `children under ${privacyRules.childAgeYears}`,
    "Global Privacy Control or Do Not Track",
    "no cookies",
    `${privacyRules.inquiryRetentionMonths} months after it came in`,
    `We answer within ${privacyRules.requestAnswerDays} days`,
  ],
  terms: ["In New Jersey that limit applies", "It doesn't apply to injury or death"],
  accessibility: [
    "version 2.2, level AA",
    "What still falls short",
    `within ${response.feedbackHours.general} hours`,
  ],
};

test("there is one document for each policy, for privacy, terms and accessibility", () => {
  expect(names.toSorted()).toEqual(
    [...policies.map(({ slug }) => slug), "accessibility", "privacy", "terms"].toSorted(),
  );
});

test.each(names)("%s has contents, and reads no figure that content does not have", (name) => {
  const { Content, html } = readDocument(name);
  const ids = readHeadings(Content).map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(5);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !html.includes(`<h2 id="${id}"`))).toEqual([]);
  expect(readText(html)).not.toMatch(/undefined|NaN|null|\[object/);
  expect(html).not.toContain("style=");
});

test.each(Object.entries(figures))("%s tells each of its figures", (name, expected) => {
  const text = readText(readDocument(name).html);
  const missing = expected.filter((figure) => !text.toLowerCase().includes(figure.toLowerCase()));
  expect(missing).toEqual([]);
});

test("links between documents lead to a document and a heading that exist", () => {
  const links = [...documents.values()].flatMap(({ html }) =>
    [...html.matchAll(/href="\/policies\/([a-z-]+)(?:#([a-z-]+))?"/g)].map((match) => ({
      name: match[1] ?? "",
      id: match[2],
    })),
  );
  const dead = links
    .filter(({ name }) => name !== "staffing-report")
    .filter(({ name, id }) => {
      const html = documents.get(name)?.html;
      return html === undefined || (id !== undefined && !html.includes(`id="${id}"`));
    });
  expect(links.length).toBeGreaterThan(10);
  expect(dead).toEqual([]);
});

test("a heading with a figure in it is refused, since its id would change with the figure", () => {
  const Figure = (): ReturnType<MDXContent> => (
    <>
      <h2>Within {24} hours</h2>
    </>
  );
  expect(() => readHeadings(Figure)).toThrow("A heading must be plain text");
});

/** Each line of a department's hours, as "Saturday 8 AM to 3 PM". */
function readHours(department: string): string[] {
  const periods = departmentHours.find(({ id }) => id === department)?.periods ?? [];
  return periods.map((period) => `${formatDays(period.days)} ${formatPeriod(period)}`);
}

function readDocument(name: string) {
  const document = documents.get(name);
  if (document === undefined) throw new RangeError(`No document ${name}`);
  return document;
}

/** What is read on the page, with one space wherever an element or a line begins. */
function readText(html: string): string {
  return html
    .replace(/<\/?(?:a|time|strong)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
