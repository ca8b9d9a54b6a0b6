import { useEffect, useRef, useState } from "react";
import { pingPath } from "#domain/analytics/event.ts";
import { validateInquiry, type InquiryField } from "#domain/inquiry/inquiry.ts";
import { InquiryForm, type InquiryFormState } from "./inquiry-form.tsx";
import { Toast } from "#app/ui/toast.tsx";
import { keepKey, forgetKey, sendInquiry } from "./inquiry-sender.ts";

interface ContactFormProps {
  form: InquiryFormState;
  phone: { display: string; link: string };
  email: string;
}

/** Specification, part 9: toasts show for five seconds, one at a time. */
const toastDurationMs = 5000;

/** The contact form with its help: checks before sending, retries, and keeps what was typed. */
export function ContactForm({ form: rendered, phone, email }: ContactFormProps) {
  const [form, setForm] = useState(rendered);
  const [isSending, setIsSending] = useState(false);
  const [toast, setToast] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const hasErrors = form.error !== null || Object.keys(form.fieldErrors).length > 0;

  // Focus and the document's title are the browser's, not React's.
  useEffect(() => {
    if (!hasErrors) return;
    summary.current?.focus();
    if (!document.title.startsWith("Error: ")) document.title = `Error: ${document.title}`;
  }, [hasErrors, form.fieldErrors, form.error]);

  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => setToast(null), toastDurationMs);
    return () => clearTimeout(timer);
  }, [toast]);

  async function submit() {
    const checked = validateInquiry(form.values);
    if (!checked.ok) {
      setForm({ ...form, fieldErrors: checked.fieldErrors, error: null });
      return;
    }
    setIsSending(true);
    setForm({ ...form, fieldErrors: {}, error: null });
    const outcome = await sendInquiry({
      inquiry: checked.value,
      key: keepKey(form.idempotencyKey),
      renderedAt: form.renderedAt,
      cameFrom: form.cameFrom,
      honeypot: document.querySelector<HTMLInputElement>("#website")?.value ?? "",
    });
    if (outcome.kind === "sent") {
      forgetKey();
      setForm({ ...rendered, values: emptyValues });
      location.assign("/thank-you");
      return;
    }
    setIsSending(false);
    // An inquiry that was changed after the first one arrived is another inquiry.
    const idempotencyKey = outcome.kind === "conflict" ? forgetKey() : form.idempotencyKey;
    setForm({ ...form, idempotencyKey, fieldErrors: outcome.fieldErrors, error: outcome.error });
    setToast(outcome.error);
  }

  return (
    <>
      <InquiryForm
        form={form}
        isSending={isSending}
        summary={summary}
        onChange={(field: InquiryField, value) =>
          setForm((current) => ({ ...current, values: { ...current.values, [field]: value } }))
        }
        onSubmit={() => void submit()}
      />
      {form.error !== null && <OtherWays form={form} phone={phone} email={email} />}
      {toast !== null && <Toast title="Error" text={toast} onClose={() => setToast(null)} />}
    </>
  );
}

/** The phone, and a letter with the same text, where the form does not get through. */
function OtherWays({ form, phone, email }: ContactFormProps) {
  const { firstName, lastName, message, about } = form.values;
  const body = [message, about && `About: ${about}`, `${firstName} ${lastName}`, form.values.phone];
  const letter = new URLSearchParams({
    subject: "Inquiry",
    body: body.filter(Boolean).join("\n\n"),
  });
  return (
    <p className="mt-4">
      You can also call{" "}
      <a href={phone.link} ping={pingPath} className="font-semibold text-brand">
        {phone.display}
      </a>{" "}
      or{" "}
      <a
        href={`mailto:${email}?${letter.toString().replaceAll("+", "%20")}`}
        className="font-semibold text-brand"
      >
        send this text by e-mail
      </a>
      .
    </p>
  );
}

const emptyValues: InquiryFormState["values"] = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  interest: "sales",
  message: "",
  about: "",
};
