import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { quoteLoan } from "#domain/money/loan-inputs.ts";
import { PaymentAnswer } from "./payment-answer.tsx";
import { PaymentResult } from "./payment-result.tsx";

const { quote } = quoteLoan(
  { vehicle: "other", price: "11495", down: "1000", term: "48", apr: "9.9" },
  [],
);

/** Answer and details, as the page shows them. */
function render(answer: Partial<Parameters<typeof PaymentAnswer>[0]> = {}): string {
  const props = { quote, example: null, isRateMissing: false, isOutdated: false, ...answer };
  return renderToStaticMarkup(
    <>
      <PaymentAnswer {...props} />
      {props.quote && <PaymentResult quote={props.quote} />}
    </>,
  );
}

test("the estimate shows payment, interest and total with the terms they hold for", () => {
  const html = render();
  for (const text of ["$265.68", "$10,495", "$2,257.46", "$12,752.46", "9.9% APR", "$1,000 down"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain("47 payments of $265.68 and a last one of $265.50");
  expect(html).not.toContain("last complete");
});

test("the chart has one row of figures for each year", () => {
  expect(render().match(/<th scope="row"/g)).toHaveLength(4);
});

test("an error leaves the last complete estimate in sight and says so", () => {
  expect(render({ isOutdated: true })).toContain("This is the last complete estimate.");
  expect(render({ quote: null, isOutdated: true })).toContain("Correct the marked field");
});

test("no markup carries a style attribute, which the security policy refuses", () => {
  expect(render({ isOutdated: true })).not.toContain("style=");
});

test("before a rate is typed there is no figure, but a word on what is missing", () => {
  const html = render({ quote: null, isRateMissing: true });
  expect(html).toContain("Type your own rate.");
  expect(html).not.toMatch(/[$%]/);
});
