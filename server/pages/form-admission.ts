import { admitPost } from "#server/http/post-admission.ts";
import type { InquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import { limits } from "#server/limits.ts";
import { formPath, normalizeQuery } from "./canonical-url.ts";
import { refusalPage } from "./refusal-page.ts";

/** A form that may be handled as a page, with its body read; or the answer to one that may not. */
export type AdmittedForm = { ok: true; post: Request } | { ok: false; refusal: Response };

const formType = "application/x-www-form-urlencoded";

/**
 * Admits a form that a browser without script posted. What is refused here costs no rendering: a
 * form from elsewhere, one that is too large, and one of a client IP that has sent too many.
 */
export async function admitForm(
  request: Request,
  clientIp: string,
  { siteUrl, intake }: { siteUrl: string; intake: Pick<InquiryIntake, "findWaitSeconds"> },
): Promise<AdmittedForm> {
  const admitted = await admitPost(request, siteUrl, [formType], limits.formBytesMax);
  if (!admitted.ok) {
    const { status, error: reason } = admitted;
    const refusal = status === 413 ? { status, reason } : { status };
    return { ok: false, refusal: refusalPage(refusal, formPath) };
  }
  const { pathname, searchParams } = new URL(request.url);
  const waitSeconds = pathname === formPath ? await intake.findWaitSeconds(clientIp) : null;
  if (waitSeconds !== null) {
    const action = formPath + normalizeQuery(formPath, searchParams);
    const kept = { posted: admitted.body, retryAfterSeconds: waitSeconds };
    return { ok: false, refusal: refusalPage({ status: 429, ...kept }, action) };
  }
  const headers = { "Content-Type": formType };
  return {
    ok: true,
    post: new Request(request.url, { method: "POST", headers, body: admitted.body }),
  };
}
