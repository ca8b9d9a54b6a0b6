import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CallSection } from "./call-section.tsx";

const shoreUrl = "/assets/shores/new-jersey/cape-may-golf-carts-01234abc.svg";

test("a section that begins along a shore shows it above its ground, late, to the eye and on screens only", () => {
  const markup = renderToStaticMarkup(
    <CallSection title="Call" shoreUrl={shoreUrl}>
      Or write
    </CallSection>,
  );
  const [image = ""] = /^<img[^>]+>(?=<section)/.exec(markup) ?? [];
  expect(image).toContain(`src="${shoreUrl}" alt="" width="1600" height="80" loading="lazy"`);
  expect(image).toContain('class="shore-edge no-print"');
});

test("a section without a shore begins with its ground", () => {
  const markup = renderToStaticMarkup(<CallSection title="Call">Or write</CallSection>);
  expect(markup).toMatch(/^<section class="bg-tinted">/);
  expect(markup).not.toContain("<img");
});
