import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FigureText } from "./figure-text.tsx";

const classOf = (figure: string) =>
  /class="([^"]*)"/.exec(renderToStaticMarkup(<FigureText figure={figure} />))?.[1]?.split(" ");

test("a price is set as one, and an answer in words or a time of day is not", () => {
  expect(classOf("About $7,205")).toContain("price-figures");
  expect(classOf("Only with plates")).not.toContain("price-figures");
  expect(classOf("8:29 PM in June")).not.toContain("price-figures");
});
