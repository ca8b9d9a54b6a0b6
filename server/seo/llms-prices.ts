import { rentalFees, serviceFees, storageFees } from "#content/dealership/fees.ts";
import { rentalDelivery } from "#content/dealership/delivery.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { formatDollars } from "#domain/money/money.ts";

/** The prices of rentals, service and storage, a line of Markdown each. */
export function writePriceLines(): string {
  return [...rentalLines(), ...serviceLines(), ...storageLines()]
    .map((line) => `- ${line}`)
    .join("\n");
}

function rentalLines(): string[] {
  const { minimumHours, maximumDays } = rentalFees;
  const { freeMiles, dollarsPerMile } = rentalDelivery;
  const prices = rentalClasses.map(({ title, plans, depositDollars }) => {
    const planPrices = plans.map((plan) => `${plan.title} ${formatDollars(plan.priceDollars)}`);
    const terms = `${minimumHours}-hour minimum, ${maximumDays}-day maximum`;
    return `Rental, ${title}: ${planPrices.join(", ")}; deposit ${formatDollars(depositDollars)}; ${terms}`;
  });
  return [
    ...prices,
    `Rental, delivery and pickup together: free for the first ${freeMiles} miles by road from our showroom, then ${formatDollars(dollarsPerMile)} a mile`,
  ];
}

function serviceLines(): string[] {
  const { laborPerHourDollars, repairHours } = serviceFees;
  const labor = formatDollars(laborPerHourDollars);
  return [
    `Service: labor ${labor} an hour, parts at the price quoted; most repairs take ${repairHours.from} to ${repairHours.to} hours`,
  ];
}

function storageLines(): string[] {
  const { indoorPerMonthDollars, coveredPerMonthDollars, winter, summer } = storageFees;
  const seasons = [
    { name: "winter", ...winter },
    { name: "summer", ...summer },
  ].map(
    ({ name, from, to, indoorDollars, coveredDollars }) =>
      `Storage, ${name} (${from} to ${to}): indoor ${formatDollars(indoorDollars)}, covered outdoor ${formatDollars(coveredDollars)}`,
  );
  const { maintenancePerMonthDollars, preSeasonPreparationDollars } = storageFees;
  return [
    `Storage, by the month: indoor ${formatDollars(indoorPerMonthDollars)}, covered outdoor ${formatDollars(coveredPerMonthDollars)}`,
    ...seasons,
    `Storage add-ons: maintenance ${formatDollars(maintenancePerMonthDollars)} a month, pre-season preparation ${formatDollars(preSeasonPreparationDollars)}`,
  ];
}
