import { formatProgram, formLabels } from "./payment-words.ts";
import { FigureField, RadioField } from "#app/ui/calculator-field.tsx";
import { SelectField } from "#app/ui/fields.tsx";
import type { FinancingProgram } from "#content/dealership/financing.ts";
import { formatLoanInputs, loanTermChoices, typedPrice } from "#domain/money/loan-inputs.ts";
import type { LoanField, LoanInputs, PricedVehicle } from "#domain/money/loan-inputs.ts";
import { formatDollars } from "#domain/money/money.ts";

interface PaymentFormProps {
  inputs: LoanInputs;
  errors: Partial<Record<LoanField, string>> | null;
  vehicles: readonly PricedVehicle[];
  rateHint: string;
  /** What lenders offer by name; most often none. */
  programs: readonly FinancingProgram[];
  onEdit: (field: LoanField, value: string) => void;
}

const terms = loanTermChoices.map((months) => ({ value: String(months), label: String(months) }));

/** A GET form: without script its button asks the server; with script every key updates the result. */
export function PaymentForm(props: PaymentFormProps) {
  const { inputs, errors, vehicles, rateHint, programs, onEdit } = props;
  const options = vehicles.map((vehicle) => ({ value: vehicle.id, label: formatOption(vehicle) }));
  return (
    <form
      method="get"
      className="group grid content-start gap-5 lg:gap-6 lg:col-start-1 lg:row-span-3 lg:row-start-2"
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
        placeholder={formLabels.yourRate}
        value={inputs.apr}
        hint={rateHint}
        error={errors?.apr}
        onChange={(value) => onEdit("apr", value)}
      />
      <Programs programs={programs} inputs={inputs} />
      <button
        type="submit"
        className="hidden min-h-11 justify-self-start rounded-pill border border-field bg-page px-5 font-semibold hover:bg-raised noscript:block"
      >
        {formLabels.submit}
      </button>
    </form>
  );
}

/** Links that fill in a program's term and rate, each with the lender's terms in words. */
function Programs({ programs, inputs }: Pick<PaymentFormProps, "programs" | "inputs">) {
  if (programs.length === 0) return null;
  return (
    <div className="text-small">
      <p className="font-semibold">{formLabels.programsTitle}</p>
      <ul className="mt-1 stack-1">
        {programs.map((program) => (
          <li key={program.name}>
            <a href={buildProgramHref(program, inputs)} className="text-brand underline">
              {formatProgram(program)}
            </a>{" "}
            <span className="text-quiet">{program.terms}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function buildProgramHref(program: FinancingProgram, inputs: LoanInputs): string {
  const { termMonths, annualRatePercent } = program;
  return `?${formatLoanInputs({ ...inputs, term: String(termMonths), apr: String(annualRatePercent) })}`;
}

/** The name and price of a cart, and whether it is sold. */
function formatOption({ name, priceDollars, inStock }: PricedVehicle): string {
  const parts = [name, formatDollars(priceDollars), ...(inStock ? [] : [formLabels.outOfStock])];
  return parts.join(", ");
}
