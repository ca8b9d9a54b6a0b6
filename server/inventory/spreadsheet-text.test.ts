import { expect, test } from "vitest";
import { neutralizeFormula, restoreText } from "./spreadsheet-text.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1", "＝1+1", "'=1"])(
  "%j is shown instead of computed, and can be taken back",
  (text) => {
    expect(neutralizeFormula(text)).toBe(`'${text}`);
    expect(restoreText(neutralizeFormula(text))).toBe(text);
  },
);

test.each(["", "Ada", "1-2", "a=b", "don't", "x'"])("%j stays as it is", (text) => {
  expect(neutralizeFormula(text)).toBe(text);
  expect(restoreText(text)).toBe(text);
});
