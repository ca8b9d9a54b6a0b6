import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { statePage } from "#content/pages/words/state.ts";
import { StatePlaces } from "./state-places.tsx";

test.each([
  ["Avalon", false, "<b>Avalon</b></span>"],
  ["Block Island", true, `<b>Block Island</b><small>, ${statePage.plusFerry}</small></span>`],
])("%s says beside its name that a ferry goes there: %s", (name, hasFerry, text) => {
  const place = { href: "/place", name, deliveryDollars: 0, hasFerry, roadMiles: 75 };
  const html = renderToStaticMarkup(<StatePlaces places={[place]} otherHref="/deliver-to" />);
  expect(html).toContain(text);
});
