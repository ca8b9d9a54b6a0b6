import type { Inquiry } from "#domain/inquiry.ts";

/** An inquiry for a test, right in every field. */
export function makeInquiry(given: Partial<Inquiry> = {}): Inquiry {
  return {
    firstName: "Ada",
    lastName: "Quinn",
    email: "ada.quinn@mail.example",
    phone: "(732) 555-0123",
    interest: "sales",
    message: "Is the blue one still there?",
    about: "",
    ...given,
  };
}
