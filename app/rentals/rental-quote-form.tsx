import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { rentalTerms } from "#content/dealership/rental-terms.ts";
import { quoteForm as words } from "#content/pages/words/rental-quote.ts";
import { formatHour } from "#domain/calendar/opening-hours.ts";
import { formatCents, formatDollars } from "#domain/money/money.ts";
import { computePerDayCents } from "#domain/rental/rental-quote.ts";
import { DestinationField } from "#app/delivery/index.ts";
import {
  PlainDateField,
  PlainRadioField,
  PlainSelectField,
  PlainSubmitButton,
} from "#app/ui/plain-fields.tsx";
import type { RentalQuotePageData } from "./rental-quote-view-model.ts";
import { requirePeriods } from "./rental-rules.ts";

function listCarts() {
  return rentalClasses.map(({ id, title, plans }) => ({
    value: id,
    label: title,
    note: words.formatCartNote(formatCents(Math.min(...plans.map(computePerDayCents)))),
  }));
}

function listDrivers() {
  return Array.from({ length: rentalTerms.additionalDriversMaximum + 1 }, (_, index) => ({
    value: String(index + 1),
    label: String(index + 1),
  }));
}

/** Every full hour at which the showroom or delivery works on some day. */
function listHours() {
  const opened = [...requirePeriods("showroom"), ...requirePeriods("delivery")].flatMap(
    ({ open }) => open ?? [],
  );
  const firstHour = Math.ceil(Math.min(...opened.map(({ from }) => from)));
  const lastHour = Math.ceil(Math.max(...opened.map(({ to }) => to))) - 1;
  return [
    { value: "", label: words.chooseTime },
    ...Array.from({ length: lastHour - firstHour + 1 }, (_, index) => ({
      value: String(firstHour + index),
      label: formatHour(firstHour + index),
    })),
  ];
}

/** A GET form: the quote's URL says all that was chosen. */
export function RentalQuoteForm({
  inputs,
  errors,
}: Pick<RentalQuotePageData, "inputs" | "errors">) {
  const hours = listHours();
  return (
    <form method="get" action="/rentals/quote#quote" className="grid content-start gap-5">
      <PlainRadioField
        name="cart"
        label={words.cart}
        value={inputs.cart}
        error={errors.cart}
        options={listCarts()}
        isStacked
      />
      <DestinationField
        label={words.place}
        place={inputs.place}
        miles={inputs.miles}
        errors={errors}
        canPickUp
      />
      <div className="grid grid-cols-[1.4fr_1fr] gap-x-3 gap-y-5">
        <PlainDateField name="from" label={words.fromDay} value={inputs.from} error={errors.from} />
        <PlainSelectField
          name="fromTime"
          label={words.time}
          value={inputs.fromTime}
          error={errors.fromTime}
          options={hours}
        />
        <PlainDateField name="to" label={words.toDay} value={inputs.to} error={errors.to} />
        <PlainSelectField
          name="toTime"
          label={words.time}
          value={inputs.toTime}
          error={errors.toTime}
          options={hours}
        />
        <p className="col-span-full -mt-3 text-small text-quiet">{words.timesHint}</p>
      </div>
      <PlainRadioField
        name="drivers"
        label={words.drivers}
        value={inputs.drivers}
        hint={words.formatDriversHint(formatDollars(rentalTerms.additionalDriverDollars))}
        error={errors.drivers}
        options={listDrivers()}
      />
      <PlainSubmitButton label={words.submit} />
    </form>
  );
}
