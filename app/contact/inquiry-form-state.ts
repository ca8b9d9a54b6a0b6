import type { Inquiry, InquiryFieldErrors } from "#domain/inquiry/inquiry.ts";
import type { RequestKind } from "#domain/inquiry/request-fields.ts";
import type { InquiryTopic } from "#domain/inquiry/inquiry-topic.ts";

/** What a visitor types and chooses. */
export interface InquiryFormValues extends Omit<Inquiry, "interest" | "about" | "details"> {
  topic: InquiryTopic;
  /** What is typed or chosen in the fields of a request, by their names. */
  details: Readonly<Record<string, string>>;
}

/** Everything that the contact form shows and posts, but for what it is about. */
export interface InquiryFormState {
  values: InquiryFormValues;
  /** The request that the form was opened for; null for the plain form. */
  request: RequestKind | null;
  fieldErrors: InquiryFieldErrors;
  /** What went wrong with the whole form. */
  error: string | null;
  /** Milliseconds since the epoch; up to a minute before the visitor got the page. */
  renderedAt: number;
}

export const emptyValues: InquiryFormValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  topic: "sales",
  message: "",
  details: {},
};

/** How long a toast is shown, in milliseconds. */
export const toastDurationMs = 5_000;
