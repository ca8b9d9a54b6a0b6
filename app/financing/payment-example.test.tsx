import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exampleRatePercent, financing, loanDefaults } from "#content/dealership/financing.ts";
import { quoteLoan } from "#domain/money/loan-inputs.ts";
import { PaymentExample } from "./payment-example.tsx";

test("the worked example names its cart and every term, and that nobody offers its rate", () => {
  const vehicles = [
    { id: loanDefaults.vehicle, name: "Denago EV Nomad", priceDollars: 10_000, inStock: true },
  ];
  const { quote } = quoteLoan({ ...loanDefaults, apr: String(exampleRatePercent) }, vehicles);
  const { example } = financing.estimate;
  const html = renderToStaticMarkup(
    <PaymentExample words={example} quote={quote!} vehicleName={vehicles[0]?.name} />,
  );
  for (const text of [
    "example",
    "Denago EV Nomad",
    "$10,000",
    "$9,000",
    "10% APR",
    "$1,000 down",
    "47 payments of $228.26 and a last one of $228.46",
    "$10,956.68",
    "Only to show the arithmetic: nobody is offering that rate here.",
  ]) {
    expect(html).toContain(text);
  }
});
