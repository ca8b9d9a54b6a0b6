import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { quoteLoan } from "#domain/money/loan-inputs.ts";
import { PaymentResult } from "./payment-result.tsx";

const { quote } = quoteLoan(
  { vehicle: "other", price: "11495", down: "1000", term: "48", apr: "9.9" },
  [],
);

test("the estimate shows payment, interest and total with the terms they hold for", () => {
  const html = renderToStaticMarkup(
    <PaymentResult quote={quote} isRateMissing={false} isOutdated={false} />,
  );
  for (const text of ["$265.68", "$10,495", "$2,257.46", "$12,752.46", "9.9% APR", "$1,000 down"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain("47 payments of $265.68 and a last one of $265.50");
  expect(html).not.toContain("last complete");
});

test("the chart has one row of figures for each year", () => {
  const html = renderToStaticMarkup(
    <PaymentResult quote={quote} isRateMissing={false} isOutdated={false} />,
  );
  expect(html.match(/<th scope="row"/g)).toHaveLength(4);
});

test("an error leaves the last complete estimate in sight and says so", () => {
  const html = renderToStaticMarkup(
    <PaymentResult quote={quote} isRateMissing={false} isOutdated />,
  );
  expect(html).toContain("This is the last complete estimate.");
  expect(
    renderToStaticMarkup(<PaymentResult quote={null} isRateMissing={false} isOutdated />),
  ).toContain("Correct the marked field");
});

test("no markup carries a style attribute, which the security policy refuses", () => {
  expect(
    renderToStaticMarkup(<PaymentResult quote={quote} isRateMissing={false} isOutdated />),
  ).not.toContain("style=");
});

test("before a rate is typed there is no figure, but a word on what is missing", () => {
  const html = renderToStaticMarkup(
    <PaymentResult quote={null} isRateMissing isOutdated={false} />,
  );
  expect(html).toContain("Type the rate a lender quoted you to see it.");
  expect(html).not.toMatch(/[$%]/);
});
