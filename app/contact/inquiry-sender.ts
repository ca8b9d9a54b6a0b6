import { sendFailureTexts } from "#content/pages/words/inquiry-outcomes.ts";
import { inquiryOutcomeStatus } from "#domain/inquiry/inquiry-outcome.ts";
import type { Inquiry, InquiryFieldErrors } from "#domain/inquiry/inquiry.ts";

interface InquiryToSend {
  inquiry: Inquiry;
  renderedAt: number;
  /** The page that led to the form; empty when unknown. */
  cameFrom: string;
  /** The honeypot's text. */
  honeypot: string;
}

export type SendOutcome =
  { kind: "sent" } | { kind: "refused"; error: string; fieldErrors: InquiryFieldErrors };

const retryDelaysMs = [500, 1500, 4000];
const answerTimeoutMs = 15_000;

/**
 * Sends an inquiry to the API, and again where no answer came. It needs no key: the server takes
 * the same content within a day as the same inquiry. Never throws.
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
  renderedAt,
  cameFrom,
  honeypot,
}: InquiryToSend): Promise<SendOutcome | "no answer"> {
  let response: Response;
  try {
    response = await fetch("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...inquiry, renderedAt, cameFrom, website: honeypot }),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
  } catch {
    return "no answer";
  }
  if (response.status === inquiryOutcomeStatus.received) return { kind: "sent" };
  const answer = await readAnswer(response);
  return {
    kind: "refused",
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

/** The page of this site that led here, as the browser says; null when it was none or is not said. */
export function readReferrerPath(): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== location.pathname ? pathname : null;
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}
