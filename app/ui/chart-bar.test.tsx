import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChartBar } from "./chart-bar.tsx";

const bars = [
  { label: "Full time", value: 24, valueText: "24 people" },
  { label: "Part time", value: 8, valueText: "8 people" },
  { label: "Seasonal", value: 0, valueText: "nobody" },
];

test("the longest bar fills the width and the others keep their share", () => {
  const html = renderToStaticMarkup(<ChartBar caption="Positions" bars={bars} />);
  expect(readWidths(html)).toEqual(["100%", "33.3%", "0%"]);
});

test("a given scale holds for every bar, and none leaves the drawing", () => {
  const html = renderToStaticMarkup(<ChartBar caption="Positions" bars={bars} scaleMax={16} />);
  expect(readWidths(html)).toEqual(["100%", "50%", "0%"]);
});

test("bars without any length are drawn empty", () => {
  const html = renderToStaticMarkup(<ChartBar caption="Positions" bars={bars.slice(2)} />);
  expect(readWidths(html)).toEqual(["0%"]);
});

test("each label and value is text, and the drawing is hidden from screen readers", () => {
  const html = renderToStaticMarkup(<ChartBar caption="Positions" bars={bars} />);
  expect(html).toContain("<dt>Part time</dt>");
  expect(html).toContain("8 people</dd>");
  expect(html.match(/<dd aria-hidden="true"/g)).toHaveLength(3);
  expect(html).not.toContain("style=");
});

/** Each bar is drawn over a bar of the full width. */
function readWidths(html: string): (string | undefined)[] {
  const widths = [...html.matchAll(/<rect [^>]*?width="([^"]*)"/g)].map((match) => match[1]);
  return widths.filter((_, index) => index % 2 === 1);
}
