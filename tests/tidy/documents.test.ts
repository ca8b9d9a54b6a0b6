import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  "docs/architecture.md",
  "docs/glossary.md",
];
const rooms =
  "app|bench|carts|cli|content|deploy|docs|domain|illustrations|public|server|tests|tools";
/** A path from the root, as documents write it; one with a placeholder or a star is not looked up. */
const path = new RegExp(`\`((?:${rooms})/[\\w./-]*)\`|\\]\\((?!https?:)([\\w./-]+)\\)`, "g");

test("every path that a document names exists", () => {
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(path)]
      .map(([, fromRoot, link = ""]) => fromRoot ?? resolveLink(document, link))
      .filter((named) => !existsSync(named))
      .map((named) => `${document} names ${named}, which is not there.`),
  );
  expect(missing).toEqual([]);
});

/** A link is read from the folder of its document. */
function resolveLink(document: string, link: string): string {
  return document.startsWith("docs/") ? `docs/${link}` : link;
}
