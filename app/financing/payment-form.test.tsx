import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PaymentForm } from "./payment-form.tsx";

const inputs = { vehicle: "other", price: "10000", down: "1000", term: "48", apr: "" };
const render = (programs: Parameters<typeof PaymentForm>[0]["programs"]) =>
  renderToStaticMarkup(
    <PaymentForm
      inputs={inputs}
      errors={null}
      vehicles={[]}
      rateHint="Type it"
      programs={programs}
      onEdit={() => {}}
    />,
  );

test("a lender's program is offered by name with its terms, as a link that fills it in", () => {
  const html = render([
    { name: "Spring", annualRatePercent: 4.9, termMonths: 36, terms: "Bay Credit, on approval." },
  ]);
  expect(html).toContain("Spring: 4.9% APR for 36 months");
  expect(html).toContain("Bay Credit, on approval.");
  expect(html).toContain(
    'href="?vehicle=other&amp;price=10000&amp;down=1000&amp;term=36&amp;apr=4.9"',
  );
});

test("the empty field of the rate asks for one", () => {
  expect(render([])).toContain('placeholder="Your rate"');
});

test("without a program the form names no rate", () => {
  expect(render([])).not.toMatch(/\d% APR|<a /);
});
