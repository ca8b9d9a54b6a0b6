import { useState } from "react";
import { resultWords } from "./payment-words.ts";
import { PaymentAnswer } from "./payment-answer.tsx";
import { PaymentExample, type WorkedExample } from "./payment-example.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentResult } from "./payment-result.tsx";
import { ToolAnswer, ToolPanel } from "#app/site/tool-hero.tsx";
import { contactPath } from "#content/pages/paths.ts";
import { formatLoanInputs, quoteLoan, typedPrice } from "#domain/money/loan-inputs.ts";
import type { FinancingProgram } from "#content/dealership/financing.ts";
import type { LoanField, LoanInputs, PricedVehicle } from "#domain/money/loan-inputs.ts";

interface PaymentEstimateProps {
  /** What the query of the request said. */
  inputs: LoanInputs;
  vehicles: PricedVehicle[];
  /** The ids of those without a picture of ours. */
  unpictured: string[];
  rateHint: string;
  programs: FinancingProgram[];
  /** The worked example that is shown until a rate is typed. */
  example: WorkedExample;
}

/** The form and its result, computed in the browser. */
export function PaymentEstimate({ vehicles, rateHint, programs, ...props }: PaymentEstimateProps) {
  const [inputs, setInputs] = useState(props.inputs);
  const { quote, errors } = quoteLoan(inputs, vehicles);
  // A result of an earlier rate is not shown once that rate is gone.
  const isRateMissing = inputs.apr === "";
  const [lastQuote, setLastQuote] = useState(quote);
  const pictured = isRateMissing ? props.example.vehicleId : inputs.vehicle;
  const shown = quote ?? (isRateMissing ? null : lastQuote);

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
    <>
      <ToolAnswer isLive={!isRateMissing}>
        <div className="flow-root lg:flex lg:items-end">
          {pictured !== typedPrice && !props.unpictured.includes(pictured) && (
            <img
              src={`/pictures/carts/${pictured}-front-480.avif`}
              alt=""
              width="400"
              height="300"
              loading="lazy"
              className="stage float-right -mt-2 -mr-4 w-34 aspect-[4/3] object-cover [mask:linear-gradient(#000_78%,#0000_90%),linear-gradient(90deg,#0000_6%,#000_14%_86%,#0000_94%)] lg:order-1 lg:-mt-5 lg:-mr-6 lg:w-72 lg:min-w-0 dark:[mask:none]"
            />
          )}
          <div className="lg:flex-1">
            <PaymentAnswer
              quote={shown}
              example={isRateMissing ? props.example : null}
              isRateMissing={errors !== null && Object.keys(errors).length === 0}
              isOutdated={errors !== null}
            />
          </div>
        </div>
      </ToolAnswer>
      <PaymentForm
        inputs={inputs}
        errors={errors}
        vehicles={vehicles}
        rateHint={rateHint}
        programs={programs}
        onEdit={edit}
      />
      <ToolPanel id="payment-result">
        {isRateMissing && <PaymentExample {...props.example} />}
        {shown && <PaymentResult quote={shown} />}
        {quote && (
          <p className="mt-2 -mb-3">
            <a
              href={buildInquiryHref(inputs)}
              className="inline-flex min-h-11 items-center font-semibold text-brand"
            >
              {resultWords.contactLabel}
            </a>
          </p>
        )}
      </ToolPanel>
    </>
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
