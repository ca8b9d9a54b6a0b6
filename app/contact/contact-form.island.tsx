import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { validateInquiry } from "#domain/inquiry/inquiry.ts";
import { formatAbout, toInterest } from "#domain/inquiry/inquiry-topic.ts";
import { Toast } from "#app/ui/toast.tsx";
import { formWords } from "./contact-form-words.ts";
import type { ContactSubject } from "./contact-subject.ts";
import { findMessageField, toRequestFields } from "./request-message.ts";
import { removeDraft, restoreValues, storeDraft } from "./inquiry-draft.ts";
import { InquiryForm } from "./inquiry-form.tsx";
import { emptyValues, toastDurationMs, type InquiryFormState } from "./inquiry-form-state.ts";
import { readReferrerPath, sendInquiry } from "./inquiry-sender.ts";
import { OtherWays } from "./other-ways.tsx";
import { formatSubjectDetail } from "./subject-detail.ts";

interface ContactFormProps {
  form: InquiryFormState;
  subject: ContactSubject;
  phone: { display: string; link: string };
  email: string;
}

/** The contact form with script: it checks before sending, retries, and keeps what was typed. */
export function ContactForm({ form: rendered, subject, phone, email }: ContactFormProps) {
  const [form, setForm] = useState(rendered);
  const about = useAbout(subject);
  const [isSending, setIsSending] = useState(false);
  const [toast, setToast] = useToast();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  useKeptText(rendered, form, setForm, element);
  useErrorFocus(form, summary);
  useCalmReturn(setIsSending, setToast);

  async function submit() {
    const { topic, details, ...typed } = form.values;
    const checked = validateInquiry({
      ...typed,
      ...toRequestFields(form.request, typed.message, details),
      interest: toInterest(topic),
      about: formatAbout(topic, about),
    });
    // What is typed from here on must be there afterwards: only the rest of the state is replaced.
    const show = (change: Pick<InquiryFormState, "fieldErrors" | "error">) =>
      setForm((current) => ({ ...current, ...change }));
    if (!checked.ok) {
      show({ fieldErrors: checked.fieldErrors, error: null });
      return;
    }
    setIsSending(true);
    show({ fieldErrors: {}, error: null });
    const outcome = await sendInquiry({
      inquiry: checked.value,
      renderedAt: form.renderedAt,
      cameFrom: readReferrerPath() ?? subject.cameFrom,
      honeypot: document.querySelector<HTMLInputElement>("#website")?.value ?? "",
    });
    if (outcome.kind === "sent") {
      removeDraft();
      setForm({ ...rendered, values: emptyValues, fieldErrors: {}, error: null });
      location.assign("/thank-you");
      return;
    }
    setIsSending(false);
    show({ fieldErrors: outcome.fieldErrors, error: outcome.error });
    setToast(outcome.error);
  }

  return (
    <>
      <InquiryForm
        form={form}
        action={subject.action}
        about={about}
        message={findMessageField(form.request)}
        isSending={isSending}
        element={element}
        summary={summary}
        onChange={(field, value) =>
          setForm((current) => ({ ...current, values: { ...current.values, [field]: value } }))
        }
        onDetailChange={(name, value) =>
          setForm((current) => {
            const details = { ...current.values.details, [name]: value };
            return { ...current, values: { ...current.values, details } };
          })
        }
        onSubmit={() => void submit()}
      />
      {form.error !== null && <OtherWays form={form} about={about} phone={phone} email={email} />}
      {toast !== null && (
        <Toast title={formWords.toastTitle} text={toast} onClose={() => setToast(null)} />
      )}
    </>
  );
}

/**
 * What the inquiry is about. The server does not get the fragment of the URL, and the pages of all
 * fragments are one cached page.
 */
function useAbout({ text, detail }: ContactSubject): string {
  const fragment = useSyncExternalStore(
    listenToFragment,
    () => location.hash,
    () => "",
  );
  return (detail && formatSubjectDetail(detail, fragment)) ?? text;
}

function listenToFragment(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** A page that comes back as it was left must not come back in the middle of sending. */
function useCalmReturn(
  setIsSending: (isSending: boolean) => void,
  setToast: (toast: null) => void,
) {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setIsSending(false);
      setToast(null);
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [setIsSending, setToast]);
}

/** A text that disappears after a while. */
function useToast() {
  const [toast, setToast] = useState<string | null>(null);
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => setToast(null), toastDurationMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return [toast, setToast] as const;
}

/** Brings back what was typed before, and stores what is typed. */
function useKeptText(
  rendered: InquiryFormState,
  form: InquiryFormState,
  setForm: (change: (current: InquiryFormState) => InquiryFormState) => void,
  element: React.RefObject<HTMLFormElement | null>,
) {
  // The fields and the session's storage are the browser's, not React's.
  useEffect(() => {
    if (!element.current) return;
    const values = restoreValues(rendered.values, element.current, readPage());
    setForm((current) => ({ ...current, values }));
  }, [rendered, setForm, element]);

  useEffect(() => {
    if (form.values !== rendered.values && form.values !== emptyValues) {
      storeDraft(form.values, readPage());
    }
  }, [rendered, form.values]);
}

/** Moves the focus to the errors and says in the title that there are some. */
function useErrorFocus(
  { error, fieldErrors }: InquiryFormState,
  summary: React.RefObject<HTMLDivElement | null>,
) {
  const hasErrors = error !== null || Object.keys(fieldErrors).length > 0;
  // Focus and the document's title are the browser's, not React's.
  useEffect(() => {
    if (!hasErrors) return;
    summary.current?.focus();
    if (!document.title.startsWith("Error: ")) document.title = `Error: ${document.title}`;
  }, [hasErrors, fieldErrors, error, summary]);
}

function readPage(): string {
  return location.pathname + location.search;
}
