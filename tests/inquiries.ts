import type { Inquiry } from "#domain/inquiry.ts";
import type { StoredInquiry } from "#server/inquiries/inquiry-rows.ts";

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

/** The same as it is stored, received on 20 November 2026 at 10:00 in New York. */
export function makeStoredInquiry(given: Partial<StoredInquiry> = {}): StoredInquiry {
  return {
    ...makeInquiry(),
    id: "01a1faa1-6447-707e-a7ec-871db0ae66fd",
    receivedAt: "2026-11-20T15:00:00.000Z",
    status: "new",
    suspicions: [],
    ...given,
  };
}
