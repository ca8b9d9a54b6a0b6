import fc from "fast-check";
import { expect, test } from "vitest";
import { hashText, readReference, writeReference } from "./reference-code.ts";

const sizes = [24, 4_096, 24, 721, 266_240];
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const anyValues = fc.tuple(...sizes.map((size) => fc.nat({ max: size - 1 })));

function write(values: readonly number[]): string {
  return writeReference(
    "R",
    values.map((value, index) => ({ value, size: sizes[index] ?? 0 })),
  );
}

test("whatever is written is read again, as it was typed or read out", () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const reference = write(values);
      expect(reference).toMatch(/^R[0-9A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      const spoken = reference.toLowerCase().replaceAll("-", " ").replaceAll("0", "o");
      expect(readReference("R", reference, sizes)).toEqual(values);
      expect(readReference("R", spoken.replaceAll("1", "l"), sizes)).toEqual(values);
    }),
  );
});

test("one wrong character anywhere is noticed", () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const reference = write(values).replaceAll("-", "");
      for (let at = 1; at < reference.length; at += 1) {
        for (const character of alphabet) {
          if (character === reference[at]) continue;
          const wrong = reference.slice(0, at) + character + reference.slice(at + 1);
          expect(readReference("R", wrong, sizes), wrong).toBeNull();
        }
      }
    }),
    { numRuns: 20 },
  );
});

test("two neighbors changed about are noticed, but for 0 and Z", () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const reference = write(values).replaceAll("-", "");
      for (let at = 1; at < reference.length - 1; at += 1) {
        const [one = "", other = ""] = reference.slice(at, at + 2);
        if (one === other || [one, other].toSorted().join("") === "0Z") continue;
        const swapped = reference.slice(0, at) + other + one + reference.slice(at + 2);
        expect(readReference("R", swapped, sizes), swapped).toBeNull();
      }
    }),
  );
});

test.each(["", "R", "S000-0000-0000", "R000-0000-000", "R000-0000-0000-0", "R???-????-????"])(
  "%j is no reference to a rental",
  (typed) => expect(readReference("R", typed, sizes)).toBeNull(),
);

test("a value that does not fit is refused", () => {
  expect(() => writeReference("R", [{ value: 24, size: 24 }])).toThrow(RangeError);
  expect(() => writeReference("R", [{ value: -1, size: 24 }])).toThrow(RangeError);
  expect(() => writeReference("R", [{ value: 0.5, size: 24 }])).toThrow(RangeError);
});

test("a text is always the same number", () => {
  expect(hashText("new-jersey/cape-may", 262_144)).toBe(hashText("new-jersey/cape-may", 262_144));
  expect(hashText("a", 2 ** 32)).toBe(0xe40c292c);
});
