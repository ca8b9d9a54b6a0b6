import { formLabels } from "./payment-words.ts";
import { FigureField, RadioField } from "#app/ui/calculator-field.tsx";
import { SelectField } from "#app/ui/fields.tsx";
import { loanTermChoices, typedPrice } from "#domain/money/loan-inputs.ts";
import type { LoanField, LoanInputs, PricedVehicle } from "#domain/money/loan-inputs.ts";
import { formatDollars } from "#domain/money/money.ts";

interface PaymentFormProps {
  inputs: LoanInputs;
  errors: Partial<Record<LoanField, string>> | null;
  vehicles: readonly PricedVehicle[];
  rateHint: string;
  onEdit: (field: LoanField, value: string) => void;
}

const terms = loanTermChoices.map((months) => ({ value: String(months), label: String(months) }));

/** A GET form: without script its button asks the server; with script every key updates the result. */
export function PaymentForm({ inputs, errors, vehicles, rateHint, onEdit }: PaymentFormProps) {
  const options = vehicles.map((vehicle) => ({
    value: vehicle.id,
    label: formatOption(vehicle),
  }));
  return (
    <form
      method="get"
      className="group grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        document.querySelector("#payment-result")?.scrollIntoView();
      }}
    >
      <SelectField
        id="payment-vehicle"
        name="vehicle"
        label={formLabels.vehicle}
        value={inputs.vehicle}
        options={[...options, { value: typedPrice, label: formLabels.anotherPrice }]}
        error={errors?.vehicle}
        onChange={(value) => onEdit("vehicle", value)}
      />
      <FigureField
        id="payment-price"
        name="price"
        label={formLabels.price}
        prefix="$"
        value={inputs.price}
        error={errors?.price}
        className="group-has-[option:not([value=other]):checked]:hidden"
        onChange={(value) => onEdit("price", value)}
      />
      <FigureField
        id="payment-down"
        name="down"
        label={formLabels.down}
        prefix="$"
        value={inputs.down}
        error={errors?.down}
        onChange={(value) => onEdit("down", value)}
      />
      <RadioField
        name="term"
        legend={formLabels.term}
        value={inputs.term}
        options={terms}
        error={errors?.term}
        onChange={(value) => onEdit("term", value)}
      />
      <FigureField
        id="payment-apr"
        name="apr"
        label={formLabels.apr}
        suffix="%"
        value={inputs.apr}
        hint={rateHint}
        error={errors?.apr}
        onChange={(value) => onEdit("apr", value)}
      />
      <button
        type="submit"
        className="min-h-11 justify-self-start rounded-pill border border-field bg-page px-5 font-semibold hover:bg-raised lg:hidden lg:noscript:block"
      >
        {formLabels.submit}
      </button>
    </form>
  );
}

/** The name and price of a cart, and whether it is sold. */
function formatOption({ name, priceDollars, inStock }: PricedVehicle): string {
  const parts = [name, formatDollars(priceDollars), ...(inStock ? [] : [formLabels.outOfStock])];
  return parts.join(", ");
}
