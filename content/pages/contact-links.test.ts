import { expect, test } from "vitest";
import { readContactLink } from "./contact-links.ts";
import { contactPath } from "./paths.ts";

const read = (query: string) => readContactLink(new URLSearchParams(query));

test.each(["R4A8-BCCG-6PPP", "S02Y-C3P", "D638-2E"])(
  "a link to the contact form can name the quote %s, alone and in one spelling",
  (quote) => {
    expect(read(`topic=rental&quote=${quote.toLowerCase()}`)).toEqual({ quote });
    expect(contactPath({ quote })).toBe(`/contact?quote=${quote}`);
  },
);

test.each(["X4A8-BCCG-6PPP", "R4A8", "R4A8-BCCG-6PPP-XXXX", "R4A8-BCUI-6PPP", "<b>"])(
  "%j names no quote",
  (quote) => expect(read(`quote=${encodeURIComponent(quote)}`)).toEqual({}),
);
