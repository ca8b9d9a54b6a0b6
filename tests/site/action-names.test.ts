import { expect, inject, test } from "vitest";
import { pages } from "#content/pages/pages.ts";
import { actionLabels } from "#content/pages/words/actions.ts";
import { phoneBarWords } from "#content/pages/words/phone-bar.ts";
import { walk } from "./walked-page.ts";

const site = inject("sharedSite");

const oneOfEachKind = [...new Map(pages.map((page) => [page.kind, page])).values()];

test("a button has the same name on every kind of page, by what it does", async () => {
  const names: Record<string, Set<string>> = {};
  for (const { text } of await walk(site, oneOfEachKind)) {
    const buttons = text.matchAll(/<a href="([^"]+)" class="[^"]*rounded-pill[^"]*">([^<]+)<\/a>/g);
    for (const [, href = "", name = ""] of buttons) {
      const action = findAction(href);
      if (action) (names[action] ??= new Set()).add(name);
    }
  }
  // The bar of a phone has room for one word.
  names["quote"]?.delete(phoneBarWords.quote);
  expect(names).toEqual({
    inventory: new Set([actionLabels.inventory]),
    quote: new Set([actionLabels.quote]),
    "test-drive": new Set([actionLabels.testDrive]),
  });
}, 600_000);

/** What a link to the inventory or to the contact form does; null for every other one. */
function findAction(href: string): string | null {
  if (href === "/inventory") return "inventory";
  return /^\/contact\?(?:.*&amp;)?topic=(quote|test-drive)\b/.exec(href)?.[1] ?? null;
}
