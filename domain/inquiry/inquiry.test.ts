import { describe, expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";
import { aboutLengthMax, validateInquiry } from "./inquiry.ts";

const complete = {
  firstName: "Ada",
  lastName: "Quinn",
  email: "ada.quinn@mail.example",
  phone: "(732) 555-0123",
  interest: "service",
  message: "The left brake squeals.",
  about: "DENAGO EV CITY",
};

function errorsOf(changes: Record<string, unknown>): Record<string, string> {
  const check = validateInquiry({ ...complete, ...changes });
  return check.ok ? {} : check.fieldErrors;
}

describe("inquiry rules", () => {
  test("a complete inquiry is taken as it is, and fields that are not ours are dropped", () => {
    expect(validateInquiry({ ...complete, isAdmin: true })).toEqual({ ok: true, value: complete });
  });

  test("an empty inquiry names every field with the specification's messages", () => {
    expect(validateInquiry({})).toEqual({
      ok: false,
      fieldErrors: {
        firstName: "First name is required",
        lastName: "Last name is required",
        email: "Invalid email address",
        phone: "Phone number is required",
        message: "Message must be at least 10 characters",
      },
    });
  });

  test("what is no object at all is an empty inquiry", () => {
    for (const input of [null, undefined, 7, "text", [], () => null]) {
      expect(validateInquiry(input).ok).toBe(false);
    }
  });

  test("the interest is sales when nothing was chosen and must be one of ours otherwise", () => {
    const check = validateInquiry({ ...complete, interest: undefined });
    expect(check.ok && check.value.interest).toBe("sales");
    expect(errorsOf({ interest: "gossip" })).toEqual({
      interest: "Choose sales, service, parts or general",
    });
  });

  test("lengths are counted at their limits", () => {
    expect(errorsOf({ phone: "732555012" })).not.toEqual({});
    expect(errorsOf({ phone: "7325550123" })).toEqual({});
    expect(errorsOf({ message: "ten chars!" })).toEqual({});
    expect(errorsOf({ message: "nine char" })).toEqual({
      message: "Message must be at least 10 characters",
    });
    expect(errorsOf({ message: "x".repeat(4000) })).toEqual({});
    expect(errorsOf({ message: "x".repeat(4001) })).toEqual({
      message: "Message can have 4,000 characters at most; yours has 4,001",
    });
    expect(errorsOf({ firstName: "x".repeat(101) })).toEqual({
      firstName: "First name can have 100 characters at most; yours has 101",
    });
    expect(errorsOf({ email: `${"x".repeat(300)}@b.example` })).toEqual({
      email: "Invalid email address",
    });
  });

  test("a character is what a person counts as one", () => {
    expect(errorsOf({ message: "🛺".repeat(4000) })).toEqual({});
    expect(errorsOf({ message: "é".repeat(6000) })).toEqual({
      message: "Message can have 4,000 characters at most; yours has 6,000",
    });
  });

  test("a phone number that is too short is told so, and an empty one is required", () => {
    expect(errorsOf({ phone: "" })).toEqual({ phone: "Phone number is required" });
    for (const phone of ["12", "555-0123", "732555012"]) {
      expect(errorsOf({ phone })).toEqual({
        phone: "Phone number must have at least 10 digits, with the area code",
      });
    }
  });

  test("blanks alone are no name", () => {
    expect(errorsOf({ firstName: " \t " })).toEqual({ firstName: "First name is required" });
  });

  test("an about that is too long is cut", () => {
    const check = validateInquiry({ ...complete, about: "x".repeat(1000) });
    expect(check.ok && check.value.about).toHaveLength(aboutLengthMax);
  });
});

describe("addresses", () => {
  test.each(["a@b.co", "o'hara+cart@sub.mail.example", "x_y-z%1@a-b.example"])(
    "%s is an address",
    (email) => {
      expect(errorsOf({ email })).toEqual({});
    },
  );

  test.each([
    "plain",
    "a@b",
    "@b.example",
    "a b@c.example",
    "a..b@c.example",
    ".a@c.example",
    "a@-c.example",
    "a@c..example",
    "a@b.example,c@d.example",
    "a@b.example\r\nBcc: x@y.example",
    "<a@b.example>",
    '"a"@b.example',
    "a@b.example;x",
    "a@[127.0.0.1]",
    `${"x".repeat(65)}@b.example`,
    `a@${"x.".repeat(130)}example`,
  ])("%j is no address", (email) => {
    expect(errorsOf({ email })).toEqual({ email: "Invalid email address" });
  });
});

describe("cleaning of text", () => {
  test("control characters and direction marks are taken out", () => {
    expect(cleanText("a\u0000b\u001Bc\u202Ed\u2066e\uFEFF")).toBe("abcde");
  });

  test("one line stays one line, and a message keeps its lines", () => {
    expect(cleanText("a\r\nb\u2028c")).toBe("a b c");
    expect(cleanText("a\r\nb\u2028c", "many")).toBe("a\nb\nc");
  });

  test("half a surrogate pair becomes the replacement character", () => {
    expect(cleanText("a\uD83Db").isWellFormed()).toBe(true);
    expect(cleanText("🛺")).toBe("🛺");
  });

  test("names of an object's prototype are no fields", () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"firstName":"Eve"},"constructor":1}');
    const check = validateInquiry(hostile);
    expect(!check.ok && check.fieldErrors.firstName).toBe("First name is required");
  });
});
