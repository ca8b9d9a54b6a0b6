import { cleanText, countCharacters, formatTooLong } from "./clean-text.ts";
import { checkDetails, type DetailErrors, type InquiryDetails } from "./inquiry-details.ts";

/** What an inquiry can be about; the first one is selected in an empty form. */
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
  /** What a request for one desk says beside the message; absent for every other inquiry. */
  details?: InquiryDetails;
}

export type InquiryField = Exclude<keyof Inquiry, "details">;

/** The message to show beside each field that is not valid. */
export type InquiryFieldErrors = Partial<Record<InquiryField, string>> & DetailErrors;

export type InquiryCheck =
  { ok: true; value: Inquiry } | { ok: false; fieldErrors: InquiryFieldErrors };

interface TextRule {
  lengthMin: number;
  lengthMax: number;
  /** Shown when the text is empty or does not match `pattern`. */
  message: string;
  /** Shown when the text is not empty but shorter than `lengthMin`; `message` unless set. */
  messageTooShort?: string;
  /** What the field is called where its limit is named; without it, `message` is shown. */
  label?: string;
  pattern?: RegExp;
}

/**
 * E-mail addresses that need no quoting (RFC 5321, dot-string and domain). They contain no space,
 * comma, colon, bracket or quote, so an address that matches can be the value of a mail header.
 */
const emailPattern =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/**
 * The rules of the fields; lengths are in characters (code points). The dealership specified the
 * minimum lengths and their messages; the maximum lengths bound what the database stores.
 */
export const inquiryRules = {
  firstName: nameRule("First name is required", "First name"),
  lastName: nameRule("Last name is required", "Last name"),
  email: {
    lengthMin: 1,
    lengthMax: 254,
    message: "Invalid email address",
    pattern: emailPattern,
  },
  phone: {
    lengthMin: 10,
    lengthMax: 40,
    message: "Phone number is required",
    messageTooShort: "Phone number must have at least 10 digits, with the area code",
    label: "Phone number",
  },
  message: {
    lengthMin: 10,
    lengthMax: 4000,
    message: "Message must be at least 10 characters",
    label: "Message",
  },
} satisfies Record<string, TextRule>;

const interestMessage = "Choose sales, service, parts or general";
export const aboutLengthMax = 300;

/**
 * Checks what a visitor typed, the same way in the browser and on the server. Control characters
 * are removed and texts are trimmed before lengths are counted; unknown fields are dropped; an
 * `about` that is too long is cut, because no visitor typed it. Never throws.
 * @param input the fields, of any type.
 * @param messageLengthMax in characters; higher than the form's for messages that a program extends.
 */
export function validateInquiry(
  input: unknown,
  messageLengthMax: number = inquiryRules.message.lengthMax,
): InquiryCheck {
  const values: Readonly<Record<string, unknown>> =
    typeof input === "object" && input !== null ? { ...input } : {};
  const fieldErrors: InquiryFieldErrors = {};
  const texts = { firstName: "", lastName: "", email: "", phone: "", message: "" };
  for (const field of Object.keys(texts) as (keyof typeof texts)[]) {
    texts[field] = readText(values, field);
    const error =
      field === "message"
        ? checkInquiryText(field, texts.message, messageLengthMax)
        : checkInquiryText(field, texts[field]);
    if (error !== null) fieldErrors[field] = error;
  }
  const checked = checkDetails(Object.hasOwn(values, "details") ? values["details"] : null);
  if (!checked.ok) Object.assign(fieldErrors, checked.errors);
  const interest = readText(values, "interest") || interests[0];
  if (!isInterest(interest)) {
    return { ok: false, fieldErrors: { ...fieldErrors, interest: interestMessage } };
  }
  if (!checked.ok || Object.keys(fieldErrors).length > 0) return { ok: false, fieldErrors };
  const about = readText(values, "about").slice(0, aboutLengthMax).toWellFormed().trim();
  const { details } = checked;
  const value = { ...texts, interest, about, ...(details !== null && { details }) };
  return { ok: true, value };
}

/** The message about one cleaned text, or null when it is valid. */
function checkInquiryText(
  field: keyof typeof inquiryRules,
  text: string,
  lengthMax: number = inquiryRules[field].lengthMax,
): string | null {
  const rule: TextRule = inquiryRules[field];
  const length = countCharacters(text);
  if (length === 0) return rule.message;
  if (length < rule.lengthMin) return rule.messageTooShort ?? rule.message;
  if (length > lengthMax) {
    return rule.label === undefined ? rule.message : formatTooLong(rule.label, lengthMax, length);
  }
  if (rule.pattern !== undefined && !rule.pattern.test(text)) return rule.message;
  return null;
}

/** Whether a text is one e-mail address that can be the value of a mail header. */
export function validateEmail(text: string): boolean {
  return checkInquiryText("email", text) === null;
}

function readText(values: Readonly<Record<string, unknown>>, field: InquiryField): string {
  const value = Object.hasOwn(values, field) ? values[field] : undefined;
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
    label,
  };
}
