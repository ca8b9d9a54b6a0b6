import { pingPath } from "#domain/analytics/event.ts";
import { formWords, otherWaysWords } from "./contact-form-words.ts";
import type { InquiryFormState } from "./inquiry-form-state.ts";

interface OtherWaysProps {
  form: InquiryFormState;
  about: string;
  phone: { display: string; link: string };
  email: string;
}

/** The phone number, and a mail with the typed text, for when the form cannot be sent. */
export function OtherWays({ form, about, phone, email }: OtherWaysProps) {
  const { firstName, lastName, message } = form.values;
  const body = [
    message,
    about && formWords.aboutPrefix + about,
    `${firstName} ${lastName}`,
    form.values.phone,
  ];
  const mail = new URLSearchParams({
    subject: otherWaysWords.mailSubject,
    body: body.filter(Boolean).join("\n\n"),
  });
  return (
    <p className="mt-4">
      {otherWaysWords.beforePhone}{" "}
      <a href={phone.link} ping={pingPath} className="font-semibold text-brand">
        {phone.display}
      </a>{" "}
      {otherWaysWords.beforeMail}{" "}
      <a
        href={`mailto:${email}?${mail.toString().replaceAll("+", "%20")}`}
        className="font-semibold text-brand"
      >
        {otherWaysWords.mailLink}
      </a>
      .
    </p>
  );
}
