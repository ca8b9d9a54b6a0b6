import type { Inquiry, InquiryField } from "#domain/inquiry/inquiry.ts";

interface Sending {
  inquiry: Inquiry;
  key: string;
  renderedAt: number;
  /** The page that led to the form; empty when unknown. */
  cameFrom: string;
  /** The honeypot's text. */
  honeypot: string;
}

export type SendOutcome =
  | { kind: "sent" }
  | {
      kind: "refused" | "conflict";
      error: string;
      fieldErrors: Partial<Record<InquiryField, string>>;
    };

const keyName = "inquiry-key";
const retryDelaysMs = [500, 1500, 4000];
const answerTimeoutMs = 15_000;

/** Sends an inquiry, again with the same key where no answer came, so that it is stored once. */
export async function sendInquiry(sending: Sending): Promise<SendOutcome> {
  for (const delayMs of [0, ...retryDelaysMs]) {
    if (delayMs > 0) await rest(delayMs * (0.75 + Math.random() / 2));
    const outcome = await tryOnce(sending);
    if (outcome !== "no answer") return outcome;
  }
  return {
    kind: "refused",
    error: "Failed to send message. Please try again.",
    fieldErrors: {},
  };
}

async function tryOnce({
  inquiry,
  key,
  renderedAt,
  cameFrom,
  honeypot,
}: Sending): Promise<SendOutcome | "no answer"> {
  let response: Response;
  try {
    response = await fetch("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ ...inquiry, renderedAt, cameFrom, website: honeypot }),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
  } catch {
    return "no answer";
  }
  if (response.status === 201) return { kind: "sent" };
  const answer = await readAnswer(response);
  return {
    kind: response.status === 422 ? "conflict" : "refused",
    error: answer.error ?? "Failed to submit contact form",
    fieldErrors: answer.fieldErrors ?? {},
  };
}

interface Answer {
  error?: string;
  fieldErrors?: Partial<Record<InquiryField, string>>;
}

async function readAnswer(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch {
    return {};
  }
}

/** The key of this inquiry, kept over reloads until it has arrived. It says nothing of a person. */
export function keepKey(rendered: string): string {
  try {
    const kept = sessionStorage.getItem(keyName) ?? rendered;
    sessionStorage.setItem(keyName, kept);
    return kept;
  } catch {
    return rendered;
  }
}

/** Ends the life of the kept key, and answers a new one. */
export function forgetKey(): string {
  try {
    sessionStorage.removeItem(keyName);
  } catch {
    // Storage may be switched off; then there was nothing kept.
  }
  return crypto.randomUUID();
}

function rest(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}
