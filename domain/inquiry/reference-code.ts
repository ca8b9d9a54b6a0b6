/**
 * Base 32 as Douglas Crockford wrote it down for people: no I, L, O and U, which are mistaken for
 * other characters or make words.
 */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groupLength = 4;

/** One value of a reference; `size` is how many values it can have, counted from 0. */
export interface ReferenceField {
  value: number;
  size: number;
}

/**
 * Values as a short reference to read out over the phone, such as "R7K2-M9XQ-4TCA": a letter for
 * what is referred to, the values, and a check character.
 * @throws RangeError for a value that does not fit, or more values than a safe integer holds.
 */
export function writeReference(letter: string, fields: readonly ReferenceField[]): string {
  let packed = 0;
  for (const { value, size } of fields) {
    if (!Number.isSafeInteger(value) || value < 0 || value >= size) {
      throw new RangeError(`A reference cannot hold ${value} of ${size}`);
    }
    packed = packed * size + value;
  }
  let digits = "";
  for (let left = lengthOf(fields.map(({ size }) => size)); left > 0; left -= 1) {
    digits = (alphabet[packed % alphabet.length] ?? "") + digits;
    packed = Math.floor(packed / alphabet.length);
  }
  const text = letter + digits;
  return groupText(text + computeCheckCharacter(text));
}

/**
 * The values of a reference as it was typed or read out: in any case, with or without hyphens, and
 * with O for 0, I or L for 1. Null when the letter, the length or the check character is wrong.
 * @param sizes those that it was written with, in the same order.
 */
export function readReference(
  letter: string,
  typed: string,
  sizes: readonly number[],
): number[] | null {
  const text = normalize(typed);
  const length = lengthOf(sizes);
  const isOurs = text.startsWith(letter) && text.length === length + 2;
  if (!isOurs || Array.from(text).some((character) => !alphabet.includes(character))) return null;
  if (computeCheckCharacter(text.slice(0, -1)) !== text.at(-1)) return null;
  let packed = 0;
  for (const character of text.slice(1, -1)) {
    packed = packed * alphabet.length + alphabet.indexOf(character);
  }
  const values: number[] = [];
  for (const size of sizes.toReversed()) {
    values.unshift(packed % size);
    packed = Math.floor(packed / size);
  }
  return packed === 0 ? values : null;
}

/**
 * A text as a number below `size`, always the same one (FNV-1a, 32 bits): a list may be sorted or
 * extended without changing the references to its entries.
 */
export function hashText(text: string, size: number): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash % size;
}

/** How many characters hold values of these sizes. */
function lengthOf(sizes: readonly number[]): number {
  const combinations = sizes.reduce((product, size) => product * size, 1);
  if (!Number.isSafeInteger(combinations)) throw new RangeError("Too many values for a reference");
  let length = 0;
  for (let held = 1; held < combinations; held *= alphabet.length) length += 1;
  return length;
}

/** Luhn's algorithm with 32 characters: one wrong character is always noticed. */
function computeCheckCharacter(text: string): string {
  const base = alphabet.length;
  let sum = 0;
  for (const [index, character] of Array.from(text).toReversed().entries()) {
    const weighted = alphabet.indexOf(character) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(weighted / base) + (weighted % base);
  }
  return alphabet[(base - (sum % base)) % base] ?? "";
}

function normalize(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}

function groupText(text: string): string {
  return (text.match(new RegExp(`.{1,${groupLength}}`, "g")) ?? []).join("-");
}
