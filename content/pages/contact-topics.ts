import type { RequestKind } from "#domain/inquiry/request-fields.ts";
import type { InquiryTopic } from "#domain/inquiry/inquiry-topic.ts";

/** What a link to the contact form can say that the visitor wants. */
export interface ContactTopic {
  /** What is selected in the form. */
  selects: InquiryTopic;
  /** What the inquiry is about; empty where the selection says it all, null where a cart is needed. */
  text: string | null;
  /** The same, where the link names a cart; absent where no link names one. */
  formatFor?: (cart: string) => string;
  /** The request whose fields the form has; absent for the plain form. */
  request?: RequestKind;
  /** The page with the link, for which an inquiry is counted where no other is known. */
  path?: string;
}

const services = { selects: "service", path: "/services" } as const;
const repairs = { ...services, request: "service" } as const;

/** The topics that links of this site name, by the id in the URL. */
export const contactTopics = {
  quote: { selects: "sales", text: null, formatFor: (cart) => `Quote for ${cart}` },
  "test-drive": {
    selects: "sales",
    text: "Test drive",
    formatFor: (cart) => `Test drive of ${cart}`,
    request: "test-drive",
    path: "/showroom",
  },
  /** The payment estimate; its figures follow in the fragment of the URL. */
  financing: {
    selects: "sales",
    text: "Financing",
    formatFor: (cart) => `Financing for ${cart}`,
    path: "/financing",
  },
  /** A cart in colors that were chosen; they follow in the fragment of the URL. */
  colors: { selects: "sales", text: null, formatFor: (cart) => `Colors of ${cart}` },
  /** The answers of "Which cart?" follow in the URL. */
  "which-cart": { selects: "sales", text: null, path: "/which-cart" },
  consultation: { selects: "sales", text: "Consultation", path: "/showroom" },
  "trade-in": {
    selects: "sales",
    text: "Trade-in",
    formatFor: (cart) => `Trade-in toward ${cart}`,
    request: "trade-in",
  },
  rental: { selects: "rental", text: "", request: "rental", path: "/rentals" },
  storage: { selects: "storage", text: "", request: "storage", path: "/services" },
  parts: { selects: "parts", text: "", request: "parts", path: "/services" },
  service: { ...repairs, text: "" },
  repair: { ...repairs, text: "Maintenance and repair" },
  custom: { ...repairs, text: "Custom modifications" },
  warranty: { ...repairs, text: "Warranty work" },
  appointment: { ...repairs, text: "Service appointment" },
  question: { ...services, text: "Service question" },
} as const satisfies Record<string, ContactTopic>;

export type ContactTopicId = keyof typeof contactTopics;

/** What a link to the contact form names, by ids; texts are made of them on the contact page. */
export interface ContactLink {
  topic?: ContactTopicId;
  /** A vehicle's id. */
  vehicle?: string;
  /** The ids of vehicles that were compared; never together with `vehicle`. */
  vehicles?: readonly string[];
  /** A brand whose carts the visitor looked at. */
  brand?: "denago" | "evolution";
  /** The path of the page of a state, a place or a town; beside vehicles, where they are delivered. */
  place?: string;
  /** The reference of a rental, storage or delivery estimate; it may be a wrong one. */
  quote?: string;
  /** The answers of "Which cart?", as a query. */
  answers?: string;
}
