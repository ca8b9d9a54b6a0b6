import { expect, test } from "vitest";
import { findDifferences, readContent } from "./page-content.ts";

const page = `<!DOCTYPE html><html><head><title>Not of the body</title>
<script type="application/ld+json">{"@type":"ItemList"}</script></head>
<body class="flex"><a href="/a?b=1&amp;c=2">Ben &amp; <!-- -->Jo</a><style>.unseen{}</style>
<img alt="" src="/cart.avif"><script>"<a href='/unseen'>"</script></body></html>`;

test("a page's content is its words, links, pictures and structured data, wherever scripts stand", () => {
  expect(readContent(page)).toEqual({
    words: ["Ben", "&", "Jo"],
    links: ["/a?b=1&c=2"],
    pictures: ["/cart.avif"],
    structuredData: ['{"@type":"ItemList"}'],
  });
});

test("two builds of a page are the same whatever elements and comments are around the words", () => {
  const other = page.replace("<a ", "<astro-island><a class='x' ").replace("<!-- -->", " ");
  expect(findDifferences(readContent(page), readContent(other))).toEqual([]);
});

test("a word, a link and a picture that another build lacks are named with what stands instead", () => {
  const other = page
    .replace("Jo</a>", "Al</a>")
    .replace("/a?b=1", "/other?b=1")
    .replace(/<img[^>]*>/, "");
  expect(findDifferences(readContent(page), readContent(other))).toEqual([
    "words, 2: Jo / Al",
    "links, 0: /a?b=1&c=2 / /other?b=1&c=2",
    "pictures, 0: /cart.avif / nothing",
  ]);
});
