/**
 * Whether the text of a specification states a value and does not only invite a question, as "Ask us
 * for this model's rated load" does. Programs are told stated values alone.
 */
export function isStated(value: string): boolean {
  return !/\bask us\b/i.test(value);
}
