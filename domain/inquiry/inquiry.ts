/** Subjects of an inquiry, the first one chosen beforehand. */
export const interests = ["sales", "service", "parts", "general"] as const;

export type Interest = (typeof interests)[number];

/** An inquiry that passed `validateInquiry`. */
export interface Inquiry {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  interest: Interest;
  message: string;
  /** What it is about, such as a vehicle or a rental quote; empty when it is not known. */
  about: string;
}

export type InquiryField = keyof Inquiry;

/** What to say beside each field that is not right. */
export type InquiryFieldErrors = Partial<Record<InquiryField, string>>;

export type InquiryCheck =
  { ok: true; value: Inquiry } | { ok: false; fieldErrors: InquiryFieldErrors };

interface TextRule {
  lengthMin: number;
  lengthMax: number;
  /** Said when the text is shorter than `lengthMin` or has the wrong form. */
  message: string;
  messageTooLong: string;
  pattern?: RegExp;
}

/**
 * What a mail server accepts without quoting (RFC 5321, dot-string and domain). It holds no
 * space, comma, colon, bracket or quote, so an address that passes can be a header's value.
 */
const emailPattern =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Least lengths and their messages are those the dealership asked for; greatest lengths are ours. */
export const inquiryRules = {
  firstName: nameRule("First name is required", "First name"),
  lastName: nameRule("Last name is required", "Last name"),
  email: {
    lengthMin: 1,
    lengthMax: 254,
    message: "Invalid email address",
    messageTooLong: "Invalid email address",
    pattern: emailPattern,
  },
  phone: {
    lengthMin: 10,
    lengthMax: 40,
    message: "Phone number is required",
    messageTooLong: "Phone number must be at most 40 characters",
  },
  message: {
    lengthMin: 10,
    lengthMax: 4000,
    message: "Message must be at least 10 characters",
    messageTooLong: "Message must be at most 4,000 characters",
  },
} satisfies Record<string, TextRule>;

const interestMessage = "Choose sales, service, parts or general";
export const aboutLengthMax = 300;

/**
 * Checks what a visitor typed, the same way in the browser and on the server. Control characters
 * are taken out and blanks around a text are cut before lengths are counted; fields that are not
 * ours are dropped; an `about` that is too long is cut, because no visitor typed it.
 * @param messageLengthMax in characters; more than the form takes where a program adds to it.
 */
export function validateInquiry(
  input: unknown,
  messageLengthMax: number = inquiryRules.message.lengthMax,
): InquiryCheck {
  const given: Readonly<Record<string, unknown>> =
    typeof input === "object" && input !== null ? { ...input } : {};
  const fieldErrors: InquiryFieldErrors = {};
  const texts = { firstName: "", lastName: "", email: "", phone: "", message: "" };
  for (const field of Object.keys(texts) as (keyof typeof texts)[]) {
    texts[field] = readText(given, field);
    const error =
      field === "message"
        ? checkInquiryText(field, texts.message, messageLengthMax)
        : checkInquiryText(field, texts[field]);
    if (error !== null) fieldErrors[field] = error;
  }
  const interest = readText(given, "interest") || interests[0];
  if (!isInterest(interest)) {
    return { ok: false, fieldErrors: { ...fieldErrors, interest: interestMessage } };
  }
  if (Object.keys(fieldErrors).length > 0) return { ok: false, fieldErrors };
  const about = readText(given, "about").slice(0, aboutLengthMax).toWellFormed().trim();
  return { ok: true, value: { ...texts, interest, about } };
}

/** The message for one cleaned text, or null when it is right. */
function checkInquiryText(
  field: keyof typeof inquiryRules,
  text: string,
  lengthMax: number = inquiryRules[field].lengthMax,
): string | null {
  const rule: TextRule = inquiryRules[field];
  if (text.length < rule.lengthMin) return rule.message;
  if (text.length > lengthMax) return rule.messageTooLong;
  if (rule.pattern !== undefined && !rule.pattern.test(text)) return rule.message;
  return null;
}

/** Whether a text is one e-mail address that may stand in a mail's header. */
export function validateEmail(text: string): boolean {
  return checkInquiryText("email", text) === null;
}

/**
 * Text without control characters, without the marks that turn the writing direction (they can
 * make an address read as another one) and without halves of surrogate pairs. One line unless
 * `lines` says that line breaks belong to it.
 */
export function cleanText(text: string, lines: "one" | "many" = "one"): string {
  const unified = text.toWellFormed().replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n");
  const spaced = lines === "one" ? unified.replaceAll(/[\n\t]+/g, " ") : unified;
  return spaced
    .replaceAll(/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu, "")
    .trim();
}

function readText(given: Readonly<Record<string, unknown>>, field: InquiryField): string {
  const value = Object.hasOwn(given, field) ? given[field] : undefined;
  if (typeof value !== "string") return "";
  return cleanText(value, field === "message" ? "many" : "one");
}

function isInterest(text: string): text is Interest {
  return (interests as readonly string[]).includes(text);
}

function nameRule(message: string, label: string): TextRule {
  return {
    lengthMin: 1,
    lengthMax: 100,
    message,
    messageTooLong: `${label} must be at most 100 characters`,
  };
}
