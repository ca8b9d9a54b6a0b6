/**
 * Text as it stands in XML, in an element or a quoted attribute. Characters that XML 1.0 cannot
 * hold are left out.
 */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

/** The text behind what `escapeXml`, or React in a quoted attribute, wrote. */
export function unescapeXml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll(/&apos;|&#x27;/g, "'")
    .replaceAll("&amp;", "&");
}
