/** What stands inside a sentence: its tags are dropped, those of everything else end a text. */
const inlineTags = /<\/?(?:a|abbr|b|em|i|span|strong|time)\b[^>]*>/g;

/** Drawings and code have no sentences. */
const wordless = /<(style|script|svg)\b[\s\S]*?<\/\1>/g;

/** Every text of an HTML page: what is shown, its attributes, its metadata and its structured data. */
export function readPageTexts(html: string): string[] {
  return [...readShownTexts(html), ...readAttributes(html), ...readStructuredData(html)].map(
    decode,
  );
}

/** The texts between two tags, whatever these are: a badge is one of its own. */
export function readPieces(html: string): string[] {
  return splitTexts(html.replaceAll(wordless, "")).map(decode);
}

function readShownTexts(html: string): string[] {
  return splitTexts(html.replaceAll(wordless, "").replaceAll(inlineTags, ""));
}

function splitTexts(html: string): string[] {
  return html
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

function readAttributes(html: string): string[] {
  const attributes = /\s(?:alt|aria-label|content|placeholder|title)="([^"]*)"/g;
  return Array.from(html.matchAll(attributes), ([, text = ""]) => text);
}

function readStructuredData(html: string): string[] {
  const scripts = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;
  return Array.from(html.matchAll(scripts), ([, json = "null"]) =>
    readStrings(JSON.parse(json)),
  ).flat();
}

/** Every string in a value of JSON, however deep. */
export function readStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object"
    ? Object.values(value).flatMap(readStrings)
    : [];
}

function decode(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
