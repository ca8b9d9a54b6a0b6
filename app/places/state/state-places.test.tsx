import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { statePage } from "#content/pages/words/state.ts";
import { StatePlaces } from "./state-places.tsx";

test.each([
  ["Point Pleasant Beach", "Beach", false, ""],
  ["Avalon", "Beach", false, ", beach"],
  ["Block Island", "Shore", true, `, shore, ${statePage.plusFerry}`],
  ["Ferry Beach", "Beach", true, `, ${statePage.plusFerry}`],
])(
  "%s, a %s, has its kind beside it unless its name ends with it",
  (name, typeName, hasFerry, kind) => {
    const place = { href: "/place", name, typeName, deliveryDollars: 0, hasFerry };
    const html = renderToStaticMarkup(<StatePlaces places={[place]} otherHref="/deliver-to" />);
    expect(html).toContain(`<b>${name}</b><small>${kind}</small>`);
  },
);
