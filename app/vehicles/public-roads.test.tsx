import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { streetLegalStatuses } from "#domain/catalogue/street-legal.ts";
import { PublicRoads } from "./public-roads.tsx";

const texts = streetLegalStatuses.map((status) =>
  renderToStaticMarkup(<PublicRoads status={status} />).replaceAll("&#x27;", "'"),
);

test("each status has an answer of its own, before what the law says of all", () => {
  expect(new Set(texts).size).toBe(streetLegalStatuses.length);
  for (const text of texts) {
    const [answer = "", law = ""] = Array.from(
      text.matchAll(/<p[^>]*>(.*?)<\/p>/g),
      ([, p = ""]) => p,
    );
    expect(answer).not.toContain("CFR");
    expect(law).toContain("49 CFR 571.3");
    expect(law).toContain("49 CFR 571.500");
    expect(text).toContain('href="/#states"');
  }
});

test("only a cart with a certificate or for no road is spoken of with certainty", () => {
  const uncertain = texts.filter((text) => text.includes("sk us for its certificate"));
  expect(uncertain).toHaveLength(2);
});
