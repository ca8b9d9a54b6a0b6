/** A thing of structured data, not yet understood. */
export type Block = Record<string, unknown>;

/** Every block of structured data in a document. Throws when one is no JSON. */
export function readBlocks(html: string): Block[] {
  return html
    .matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
    .map(([, json = ""]) => JSON.parse(json) as Block)
    .toArray();
}

/** What people read of a document: its text without scripts, styles and tags. */
export function readVisibleText(html: string): string {
  return html
    .replaceAll(/<(script|style|head)\b.*?<\/\1>/gs, " ")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<\/?(?:span|a|strong|b|em|time|abbr|i)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}
