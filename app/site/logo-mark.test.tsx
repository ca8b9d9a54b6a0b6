import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { coastlineMark } from "#content/places/coastline.ts";
import { LogoMark } from "./logo-mark.tsx";

test("the icon is drawn with the logo mark's own lines", () => {
  const icon = readFileSync(new URL("../../public/icon.svg", import.meta.url), "utf8");
  const mark = renderToStaticMarkup(<LogoMark path={coastlineMark.path} />);
  const lines = (svg: string) =>
    svg
      .matchAll(/ (?:d|cx|cy|r)="[^"]+"/g)
      .toArray()
      .flat();
  expect(lines(icon)).toEqual(lines(mark));
});
