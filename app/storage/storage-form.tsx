import { storageTerms } from "#content/dealership/storage-terms.ts";
import { storageForm as words } from "#content/pages/words/storage-estimate.ts";
import { formatDollars } from "#domain/money/money.ts";
import {
  PlainCheckboxField,
  PlainDateField,
  PlainRadioField,
  PlainSubmitButton,
} from "#app/ui/plain-fields.tsx";
import type { StoragePageData } from "./storage-estimate-view-model.ts";

function listSpaces() {
  return (["indoor", "covered"] as const).map((space) => ({
    value: space,
    label: words.spaces[space],
    note: words.formatSpaceNote(formatDollars(storageTerms.perMonthDollars[space])),
  }));
}

/** A GET form: the URL of the estimate says all that was chosen. */
export function StorageForm({ inputs, errors }: Pick<StoragePageData, "inputs" | "errors">) {
  return (
    <form method="get" action="/storage-estimate#estimate" className="grid content-start gap-5">
      <PlainRadioField
        name="space"
        label={words.space}
        value={inputs.space}
        error={errors.space}
        options={listSpaces()}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <PlainDateField name="from" label={words.fromDay} value={inputs.from} error={errors.from} />
        <PlainDateField name="to" label={words.toDay} value={inputs.to} error={errors.to} />
      </div>
      <fieldset>
        <legend className="mb-1 text-small font-semibold">{words.extras}</legend>
        <PlainCheckboxField
          name="maintenance"
          label={words.formatMaintenance(formatDollars(storageTerms.maintenancePerMonthDollars))}
          isChecked={inputs.maintenance !== ""}
        />
        <PlainCheckboxField
          name="preparation"
          label={words.formatPreparation(formatDollars(storageTerms.preparationDollars))}
          isChecked={inputs.preparation !== ""}
        />
      </fieldset>
      <PlainSubmitButton label={words.submit} />
    </form>
  );
}
