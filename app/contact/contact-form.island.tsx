import { useEffect, useRef, useState } from "react";
import { validateInquiry, type InquiryField } from "#domain/inquiry/inquiry.ts";
import { Toast } from "#app/ui/toast.tsx";
import { formWords } from "./contact-form-words.ts";
import { InquiryForm } from "./inquiry-form.tsx";
import { emptyInquiry, toastDurationMs, type InquiryFormState } from "./inquiry-form-state.ts";
import { loadOrStoreKey, removeKey, sendInquiry } from "./inquiry-sender.ts";
import { OtherWays } from "./other-ways.tsx";

interface ContactFormProps {
  form: InquiryFormState;
  phone: { display: string; link: string };
  email: string;
}

/** The contact form with script: it checks before sending, retries, and keeps what was typed. */
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
      key: loadOrStoreKey(form.idempotencyKey),
      renderedAt: form.renderedAt,
      cameFrom: form.cameFrom,
      honeypot: document.querySelector<HTMLInputElement>("#website")?.value ?? "",
    });
    if (outcome.kind === "sent") {
      removeKey();
      setForm({ ...rendered, values: emptyInquiry });
      location.assign("/thank-you");
      return;
    }
    setIsSending(false);
    // An inquiry that was changed after the first one arrived is another inquiry.
    const idempotencyKey = outcome.kind === "conflict" ? removeKey() : form.idempotencyKey;
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
      {toast !== null && (
        <Toast title={formWords.toastTitle} text={toast} onClose={() => setToast(null)} />
      )}
    </>
  );
}
