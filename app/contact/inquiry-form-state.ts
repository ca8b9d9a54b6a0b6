import type { Inquiry, InquiryFieldErrors } from "#domain/inquiry/inquiry.ts";

/** Everything that the contact form shows and posts. */
export interface InquiryFormState {
  values: Inquiry;
  fieldErrors: InquiryFieldErrors;
  /** What went wrong with the whole form. */
  error: string | null;
  idempotencyKey: string;
  /** Milliseconds since the epoch. */
  renderedAt: number;
  /** The page that led to the form, to be counted; empty when unknown or not to be counted. */
  cameFrom: string;
}

export const emptyInquiry: Inquiry = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  interest: "sales",
  message: "",
  about: "",
};

/** How long a toast is shown, in milliseconds. */
export const toastDurationMs = 5_000;
