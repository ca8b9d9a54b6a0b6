import { useState } from "react";
import { resultWords } from "./payment-words.ts";
import { PaymentExample, type WorkedExample } from "./payment-example.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentResult } from "./payment-result.tsx";
import { contactPath } from "#content/pages/paths.ts";
import { formatLoanInputs, quoteLoan, typedPrice } from "#domain/money/loan-inputs.ts";
import type { FinancingProgram } from "#content/dealership/financing.ts";
import type { LoanField, LoanInputs, PricedVehicle } from "#domain/money/loan-inputs.ts";

interface PaymentEstimateProps {
  /** What the query of the request said. */
  inputs: LoanInputs;
  vehicles: PricedVehicle[];
  rateHint: string;
  programs: FinancingProgram[];
  disclosureTitle: string;
  disclosure: string[];
  /** The worked example that is shown until a rate is typed. */
  example: WorkedExample;
}

/**
 * The form, its result and the whole disclosure, computed in the browser. On a desk the disclosure is
 * under the form, whose row keeps its height however long the result beside both gets.
 */
export function PaymentEstimate({ vehicles, rateHint, programs, ...props }: PaymentEstimateProps) {
  const [inputs, setInputs] = useState(props.inputs);
  const { quote, errors } = quoteLoan(inputs, vehicles);
  // A result of an earlier rate is not shown once that rate is gone.
  const isRateMissing = inputs.apr === "";
  const [lastQuote, setLastQuote] = useState(quote);

  function edit(field: LoanField, value: string) {
    const next = { ...inputs, [field]: value };
    setInputs(next);
    const reading = quoteLoan(next, vehicles);
    if (reading.quote !== null) setLastQuote(reading.quote);
    if (reading.quote !== null || Object.keys(reading.errors).length === 0) {
      window.history.replaceState(null, "", `?${formatLoanInputs(next)}`);
    }
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      <PaymentForm
        inputs={inputs}
        errors={errors}
        vehicles={vehicles}
        rateHint={rateHint}
        programs={programs}
        onEdit={edit}
      />
      <div className="lg:row-span-2">
        <div id="payment-result" className="rounded-card bg-raised p-4 sm:p-7">
          <PaymentResult
            quote={quote ?? (isRateMissing ? null : lastQuote)}
            isRateMissing={errors !== null && Object.keys(errors).length === 0}
            isOutdated={errors !== null}
          />
          {isRateMissing && <PaymentExample {...props.example} />}
          {quote && (
            <p className="mt-4">
              <a
                href={buildInquiryHref(inputs)}
                className="inline-flex min-h-11 items-center font-semibold text-brand"
              >
                {resultWords.contactLabel}
              </a>
            </p>
          )}
        </div>
      </div>
      <section aria-labelledby="payment-disclosure" className="text-small text-quiet">
        <h3 id="payment-disclosure" className="text-body text-text">
          {props.disclosureTitle}
        </h3>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5">
          {props.disclosure.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/**
 * The contact form for this estimate. The figures stand in the fragment, which the form reads: with
 * them in the query there would be as many contact pages as figures.
 */
function buildInquiryHref(inputs: LoanInputs): string {
  const figures = formatLoanInputs(inputs);
  figures.delete("vehicle");
  const vehicle = inputs.vehicle === typedPrice ? {} : { vehicle: inputs.vehicle };
  return `${contactPath({ ...vehicle, topic: "financing" })}#${figures.toString()}`;
}
