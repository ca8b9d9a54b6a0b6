/** Where a sentence ends that another follows; the point of "St. Simons" ends none. */
export const sentenceEnd = /(?<!\b(?:St|Mt|Ft|Dr|Mr|Jr|[A-Z]))[.!?] (?=[A-Z\d])/;

/** A text's first sentence, and what follows it. */
export function splitFirstSentence(text: string): [first: string, rest: string] {
  const end = sentenceEnd.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 2)] : [text, ""];
}
