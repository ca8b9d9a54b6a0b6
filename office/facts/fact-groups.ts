import { departmentHours } from "#content/dealership/hours.ts";
import { feeSections, rentalCarts, rentalPlans, rentalSections } from "./figure-labels.ts";

export type FactGroupId = "hours" | "closures" | "notice" | "contacts" | "rentals" | "fees";

/** Facts that are changed on one page of the office. */
export interface FactGroup {
  id: FactGroupId;
  title: string;
  intro: string;
  /** Labels by the path of the fact. */
  labels: Readonly<Record<string, string>>;
}

export const factGroups: readonly FactGroup[] = [
  {
    id: "closures",
    title: "Closures and short days",
    intro:
      "Dates on which the usual hours do not hold. Leave both times empty for a day on which you are closed.",
    labels: { "hours.specialDays": "Closures and short days" },
  },
  {
    id: "notice",
    title: "Notice on the site",
    intro:
      "A sentence at the top of every page, until the day and time you choose. Clear the text to take it down.",
    labels: { notice: "Notice" },
  },
  {
    id: "hours",
    title: "Opening hours",
    intro:
      "Leave both times empty for a day that is closed. A note is shown in place of “Closed”, with the phone number.",
    labels: Object.fromEntries(departmentHours.map(({ id, name }) => [`hours.${id}`, name])),
  },
  {
    id: "contacts",
    title: "Phone, email and street",
    intro:
      "They are on every page. Until the street is known, visitors are asked to call for directions.",
    labels: {
      "contacts.phone": "Phone",
      "contacts.tollFree": "Toll-free phone",
      "contacts.email": "Email",
      "contacts.street": "Street and number of the showroom",
    },
  },
  {
    id: "rentals",
    title: "Rental prices and fees",
    intro: "In whole dollars. Prices per day and savings are computed from these.",
    labels: {
      ...Object.fromEntries(
        rentalCarts.flatMap(({ id, title, deposit }) => [
          ...rentalPlans.map((plan) => [
            `rentalPrices.${id}.${plan.id}`,
            `${title}, ${plan.title.toLowerCase()}`,
          ]),
          [deposit, `${title}, deposit`],
        ]) as [string, string][],
      ),
      ...Object.assign({}, ...rentalSections.map(({ figures }) => figures)),
    },
  },
  {
    id: "fees",
    title: "Service, delivery, storage and returns",
    intro: "Fees in whole dollars, and the days and hours that the policies name.",
    labels: Object.assign({}, ...feeSections.map(({ figures }) => figures)) as Record<
      string,
      string
    >,
  },
];

export function findFactGroup(id: string | undefined): FactGroup | undefined {
  return factGroups.find((group) => group.id === id);
}

/** What staff call a fact; its path for one that a later version of the site no longer has. */
export function findLabel(path: string): string {
  return factGroups.find(({ labels }) => path in labels)?.labels[path] ?? path;
}
