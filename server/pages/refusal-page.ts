import { escapeUTF8 } from "entities";
import { formRefusalWords as words } from "#content/pages/words/inquiry-outcomes.ts";
import { formPath } from "./canonical-url.ts";
import { plainPageHeaders, writePlainPage } from "./plain-page.ts";

export interface FormRefusal {
  status: keyof typeof words.titles;
  /** What exactly is wrong, such as a limit and how much was sent; none for null. */
  reason?: string;
  /** The form, URL-encoded, if what was typed is to be sent again. */
  posted?: Uint8Array;
  retryAfterSeconds?: number;
}

/** The message stands in a field of its own. */
const hiddenFields: ReadonlySet<string> = new Set([
  "firstName",
  "lastName",
  "email",
  "phone",
  "topic",
  "interest",
  "about",
  "renderedAt",
  "cameFrom",
  "idempotencyKey",
  "website",
]);
const detailField = /^details\.[a-z-]{1,30}$/;

/**
 * The answer to a form that is refused before the inquiry is looked at. It is put together from
 * texts, without a rendering, so that refusing many costs little; what was typed is not lost.
 * @param action the path and query that the form was posted to.
 */
export function refusalPage(refusal: FormRefusal, action: string): Response {
  const { status, reason, posted, retryAfterSeconds } = refusal;
  const why = reason === undefined ? "" : `<p>${escapeUTF8(reason)}</p>\n`;
  const form = posted === undefined ? "" : `\n${buildForm(posted, action)}`;
  const html = writePlainPage(
    words.titles[status],
    `${why}<p>${words.texts[status]}</p>${form}
<p><a href="${formPath}">${words.contactLink}</a></p>`,
  );
  const retry = retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
  return new Response(html, { status, headers: { ...plainPageHeaders, ...retry } });
}

function buildForm(posted: Uint8Array, action: string): string {
  const fields = new URLSearchParams(new TextDecoder().decode(posted));
  const hidden = [...new Set(fields.keys())]
    .filter((name) => hiddenFields.has(name) || detailField.test(name))
    .map((name) => {
      const value = escapeUTF8(fields.get(name) ?? "");
      return `<input type="hidden" name="${name}" value="${value}">`;
    });
  // The first line break after the tag is not part of the text.
  return `<form method="post" action="${escapeUTF8(action)}">
${hidden.join("\n")}
<p><label for="message">${words.messageLabel}</label></p>
<p><textarea id="message" name="message" rows="10">
${escapeUTF8(fields.get("message") ?? "")}</textarea></p>
<p><button type="submit">${words.sendAgain}</button></p>
</form>
`;
}
