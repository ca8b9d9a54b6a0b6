import type { OpenQuestion } from "#content/dealership/open-questions.ts";
import type { FactStore } from "#server/facts/fact-store.ts";
import type { QuestionStore } from "#server/facts/question-store.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import type { AnalyticsReport } from "#server/analytics/report.ts";
import type { ReportTable } from "#server/analytics/report-csv.ts";
import type { InquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import type { InquiryFilter, InquiryList } from "#server/inquiries/inquiry-search.ts";
import type { InquiryWorkStore } from "#server/inquiries/inquiry-work.ts";
import type { Undelivered } from "#server/outbox/undelivered.ts";
import type { CartServices } from "./cart-services.ts";
import type { Passkeys } from "#server/staff/passkeys.ts";
import type { AnsweredLinks } from "#server/staff/signed-links.ts";
import type { Session, Sessions } from "#server/staff/sessions.ts";
import type { Staff } from "#server/staff/staff.ts";
import type { PasskeyRequests, SignInOutcome } from "./passkey-requests.ts";

/** What the listener lends to the pages of the office. */
export interface OfficeServices {
  staff: Staff;
  sessions: Sessions;
  passkeys: Passkeys;
  inquiries: InquiryAdmin;
  work: InquiryWorkStore;
  carts: CartServices;
  facts: FactStore;
  questions: QuestionStore;
  /** What pages show of an open question, in words. */
  formatShownValue: (question: OpenQuestion) => Promise<string>;
  searchInquiries: (filter: InquiryFilter) => Promise<InquiryList>;
  /** The CSV file of all that a filter finds, on all pages. */
  exportInquiries: (filter: InquiryFilter) => ReadableStream<Uint8Array>;
  /** Requests that name a day, given as YYYY-MM-DD. */
  listRequestsOfDay: (day: string) => Promise<StoredInquiry[]>;
  /** Requests for one desk that came in on a day, given as YYYY-MM-DD. */
  listRequestsReceivedOn: (day: string) => Promise<StoredInquiry[]>;
  /** What was counted in so many days, today included. */
  readReport: (days: number) => Promise<AnalyticsReport>;
  /** One table of the same as CSV. */
  exportReport: (days: number, table: ReportTable) => Promise<string>;
  /** What the signed link of a mail says; null when it says nothing anymore. */
  readAnsweredLink: AnsweredLinks["read"];
  countUndelivered: () => Promise<Undelivered>;
  /** Whether sign-in links can be mailed. */
  canMail: boolean;
  /** Mails a sign-in link to the person with this address, if there is one. */
  mailSignInLink: (email: string) => Promise<SignInMailOutcome>;
  reportError: (error: unknown) => void;
  now: () => Date;
}

/** "sent" is also said of an address that nobody has, so that nobody learns who works here. */
export type SignInMailOutcome = { kind: "sent" } | { kind: "too-many"; waitSeconds: number };

/** What a request of the office has besides. */
export interface OfficeContext extends OfficeServices, PasskeyRequests {
  /** The signed-in session; null only on the pages to sign in. */
  session: Session | null;
  /** What each form of this session sends back, so that no other site can send it. */
  formToken: string;
  /** The script of the few forms that cannot work without one. */
  scriptUrl: string;
  /**
   * What a form sent.
   * @throws a Response with status 403 when the form is not one of this session.
   */
  readForm: (request: Request) => Promise<FormData>;
  /** Uses a link up and sets the cookie of the new session on the answer. */
  signIn: (linkToken: string) => Promise<SignInOutcome>;
  /** Ends the session and its cookie. */
  signOut: () => Promise<void>;
}
