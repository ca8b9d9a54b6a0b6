/** What a visitor can ask one desk for; each has a form of its own at `/contact?topic=...`. */
export const requestKinds = [
  "test-drive",
  "service",
  "trade-in",
  "storage",
  "rental",
  "parts",
] as const;

export type RequestKind = (typeof requestKinds)[number];

/** One field of such a form; none of them is required. */
export interface RequestField {
  /** Its name in the API's `details`. */
  name: string;
  label: string;
  /** A `date` is YYYY-MM-DD, a `year` four digits, a `choice` the value of one of its options. */
  kind: "text" | "date" | "year" | "choice";
  /** In characters, as a person counts them. */
  lengthMax: number;
  options?: readonly { value: string; label: string }[];
}

const makeAndModel = text("model", "Make and model");
const serial = text("serial", "Serial number, if you have it", 60);

/**
 * The one definition of every request's fields, in the order of the form. The form, its checks, the
 * OpenAPI document, mails, ADF, exports and the inquiry admin all read it. A field that was once
 * stored is renamed nowhere, because stored inquiries have its name.
 */
export const requestForms: Readonly<
  Record<RequestKind, { name: string; fields: readonly RequestField[] }>
> = {
  "test-drive": {
    name: "Test drive",
    fields: [
      text("cart", "Cart you'd like to drive"),
      text("days", "Days that work for you"),
      choice("time", "Time of day", { morning: "Morning", afternoon: "Afternoon" }),
    ],
  },
  service: {
    name: "Service",
    fields: [makeAndModel, serial, text("place", "Where is the cart? Town or ZIP code")],
  },
  "trade-in": {
    name: "Trade-in",
    fields: [
      text("brand", "Brand", 60),
      text("model", "Model", 60),
      { name: "year", label: "Model year", kind: "year", lengthMax: 4 },
      choice("condition", "Condition", {
        excellent: "Like new",
        good: "Good",
        fair: "Fair",
        poor: "Needs work",
      }),
      choice("battery", "What powers it?", {
        lithium: "Lithium",
        "lead-acid": "Lead acid",
        gas: "Gas",
        unknown: "Not sure",
      }),
    ],
  },
  storage: {
    name: "Storage",
    fields: [
      text("cart", "Your cart"),
      choice("period", "For how long?", {
        winter: "Winter season",
        summer: "Summer season",
        monthly: "By the month",
      }),
      date("from", "Starting"),
      choice("shelter", "Where?", { indoor: "Indoors", covered: "Outdoors, under cover" }),
    ],
  },
  rental: {
    name: "Rental",
    fields: [
      choice("cart", "Cart", {
        "4-seater": "4 Seater",
        "6-seater": "6 Seater",
        utility: "Utility",
      }),
      text("place", "Town where you'll use it"),
      date("from", "First day"),
      date("to", "Last day"),
    ],
  },
  parts: {
    name: "Parts",
    fields: [makeAndModel, serial, text("part", "Part you need", 200)],
  },
};

/** The kind with this id, or null. */
export function toRequestKind(text: unknown): RequestKind | null {
  return requestKinds.find((kind) => kind === text) ?? null;
}

function text(name: string, label: string, lengthMax = 100): RequestField {
  return { name, label, kind: "text", lengthMax };
}

function date(name: string, label: string): RequestField {
  return { name, label, kind: "date", lengthMax: 10 };
}

function choice(name: string, label: string, labels: Record<string, string>): RequestField {
  const options = Object.entries(labels).map(([value, shown]) => ({ value, label: shown }));
  return { name, label, kind: "choice", lengthMax: 20, options };
}
