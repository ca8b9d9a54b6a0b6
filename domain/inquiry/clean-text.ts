/**
 * Text without control characters, without marks that change the writing direction (they can make
 * a URL look like another one), without halves of surrogate pairs, and trimmed.
 * @param lines "one" replaces line breaks by spaces, "many" keeps them.
 */
export function cleanText(text: string, lines: "one" | "many" = "one"): string {
  const unified = text.toWellFormed().replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n");
  const spaced = lines === "one" ? unified.replaceAll(/[\n\t]+/g, " ") : unified;
  return spaced
    .replaceAll(/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu, "")
    .trim();
}

/** What a person counts as characters: an emoji is one, although JavaScript counts it as two. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** What is said of a text that has too many characters. */
export function formatTooLong(label: string, lengthMax: number, length: number): string {
  const [limit, count] = [lengthMax, length].map((number) => number.toLocaleString("en-US"));
  return `${label} can have ${limit} characters at most; yours has ${count}`;
}
