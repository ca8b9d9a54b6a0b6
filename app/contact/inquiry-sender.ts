import { sendFailureTexts } from "#content/pages/words/inquiry-outcomes.ts";
import { inquiryOutcomeStatus } from "#domain/inquiry/inquiry-outcome.ts";
import type { Inquiry, InquiryFieldErrors } from "#domain/inquiry/inquiry.ts";

interface InquiryToSend {
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
      fieldErrors: InquiryFieldErrors;
    };

const keyName = "inquiry-key";
const retryDelaysMs = [500, 1500, 4000];
const answerTimeoutMs = 15_000;

/**
 * Sends an inquiry to the API. Without an answer it is sent again with the same key, so that it is
 * stored once. Never throws.
 */
export async function sendInquiry(request: InquiryToSend): Promise<SendOutcome> {
  for (const delayMs of [0, ...retryDelaysMs]) {
    if (delayMs > 0) await wait(delayMs * (0.75 + Math.random() / 2));
    const outcome = await tryOnce(request);
    if (outcome !== "no answer") return outcome;
  }
  return {
    kind: "refused",
    error: sendFailureTexts.noAnswer,
    fieldErrors: {},
  };
}

async function tryOnce({
  inquiry,
  key,
  renderedAt,
  cameFrom,
  honeypot,
}: InquiryToSend): Promise<SendOutcome | "no answer"> {
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
  if (response.status === inquiryOutcomeStatus.received) return { kind: "sent" };
  const answer = await readAnswer(response);
  return {
    kind: response.status === inquiryOutcomeStatus.conflict ? "conflict" : "refused",
    error: answer.error ?? sendFailureTexts.noText,
    fieldErrors: answer.fieldErrors ?? {},
  };
}

interface Answer {
  error?: string;
  fieldErrors?: InquiryFieldErrors;
}

async function readAnswer(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch {
    return {};
  }
}

/**
 * The key of this inquiry: the stored one, or the one of the rendered form, which is then stored.
 * It survives reloads until the inquiry was sent, and it identifies no person.
 */
export function loadOrStoreKey(renderedKey: string): string {
  try {
    const key = sessionStorage.getItem(keyName) ?? renderedKey;
    sessionStorage.setItem(keyName, key);
    return key;
  } catch {
    return renderedKey;
  }
}

/** Removes the stored key and returns a new one. */
export function removeKey(): string {
  try {
    sessionStorage.removeItem(keyName);
  } catch {
    // Storage may be switched off; then no key was stored.
  }
  return crypto.randomUUID();
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}
