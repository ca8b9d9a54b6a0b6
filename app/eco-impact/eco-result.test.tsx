import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultEcoInputs, readEcoImpact } from "#domain/eco-impact/inputs.ts";
import { EcoChart } from "./eco-chart.tsx";
import { EcoAnswer, EcoResult } from "./eco-result.tsx";

function render(changes: Partial<typeof defaultEcoInputs> = {}): string {
  const { scenario, impact, errors } = readEcoImpact({ ...defaultEcoInputs, ...changes });
  if (errors !== null) throw new TypeError("These figures have no result.");
  return renderToStaticMarkup(
    <>
      <EcoAnswer impact={impact} isOutdated={false} />
      <EcoChart impact={impact} replaced={scenario.replaced} />
      <EcoResult scenario={scenario} impact={impact} href="/eco-impact?x=1" />
    </>,
  );
}

test("the result shows both ways, the saving and the figures it was computed with", () => {
  const html = render();
  // 405.37 kg are 894 lb, 80.34 kg are 177 lb; see the vector computed by hand.
  const text = html.replace(/<[^>]+>/g, "");
  for (const figure of ["894 lb", "177 lb", "717 lb less CO₂", "$101 less", "$151", "$50"]) {
    expect(text).toContain(figure);
  }
  expect(html).toContain(
    "22.8 miles per gallon, $3.30 a gallon, 0.27 kWh per mile, 17.70¢ per kWh",
  );
  expect(html).toContain('href="/eco-impact?x=1"');
});

test("where the cart emits more, the page says more and shows no equivalents", () => {
  const html = render({ mpg: "150", kwh: "1" });
  expect(html).toMatch(/lb(<[^>]+>)+ more CO₂/);
  expect(html).toContain("save any carbon dioxide");
});

test("no markup carries a style attribute, which the security policy refuses", () => {
  expect(render()).not.toContain("style=");
});
