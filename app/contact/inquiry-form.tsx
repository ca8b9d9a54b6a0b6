import type { RefObject } from "react";
import { inquiryRules, type InquiryField } from "#domain/inquiry/inquiry.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/fields.tsx";
import { fieldLabels, formWords, interestOptions } from "./contact-form-words.ts";
import type { InquiryFormState } from "./inquiry-form-state.ts";

interface InquiryFormProps {
  form: InquiryFormState;
  isSending: boolean;
  summary: RefObject<HTMLDivElement | null>;
  onChange: (field: InquiryField, value: string) => void;
  onSubmit: () => void;
}

/** The six fields, the subject of the inquiry, and the errors. */
export function InquiryForm({ form, isSending, summary, onChange, onSubmit }: InquiryFormProps) {
  const { values } = form;
  return (
    <form
      method="post"
      action="/contact"
      noValidate
      className="mt-6 grid gap-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary form={form} summary={summary} />
      {values.about !== "" && (
        <p className="rounded-field bg-tinted px-4 py-3 sm:col-span-2">
          {formWords.aboutPrefix}
          <strong>{values.about}</strong>
        </p>
      )}
      <Fields form={form} onChange={onChange} />
      <input type="hidden" name="about" value={values.about} />
      <input type="hidden" name="idempotencyKey" value={form.idempotencyKey} />
      <input type="hidden" name="renderedAt" value={form.renderedAt} />
      {form.cameFrom !== "" && <input type="hidden" name="cameFrom" value={form.cameFrom} />}
      <div className="hidden" aria-hidden="true">
        <label htmlFor="website">{fieldLabels.honeypot}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <SendButton isSending={isSending} />
    </form>
  );
}

function Fields({ form, onChange }: Pick<InquiryFormProps, "form" | "onChange">) {
  const { values, fieldErrors } = form;
  const field = (name: Exclude<InquiryField, "about">) => ({
    id: name,
    name,
    value: values[name],
    error: fieldErrors[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <>
      <TextField
        {...field("firstName")}
        label={fieldLabels.firstName}
        autoComplete="given-name"
        isRequired
        lengthMax={inquiryRules.firstName.lengthMax}
      />
      <TextField
        {...field("lastName")}
        label={fieldLabels.lastName}
        autoComplete="family-name"
        isRequired
        lengthMax={inquiryRules.lastName.lengthMax}
      />
      <TextField
        {...field("email")}
        label={fieldLabels.email}
        type="email"
        autoComplete="email"
        isRequired
        lengthMax={inquiryRules.email.lengthMax}
      />
      <TextField
        {...field("phone")}
        label={fieldLabels.phone}
        type="tel"
        autoComplete="tel"
        isRequired
        lengthMax={inquiryRules.phone.lengthMax}
      />
      <div className="sm:col-span-2">
        <SelectField
          {...field("interest")}
          label={fieldLabels.interest}
          options={interestOptions}
        />
      </div>
      <div className="sm:col-span-2">
        <TextAreaField
          {...field("message")}
          label={fieldLabels.message}
          isRequired
          lengthMax={inquiryRules.message.lengthMax}
        />
      </div>
    </>
  );
}

function SendButton({ isSending }: Pick<InquiryFormProps, "isSending">) {
  return (
    <>
      <p className="sm:col-span-2">
        <button
          type="submit"
          disabled={isSending}
          className="min-h-12 rounded-pill bg-act px-7 font-semibold text-on-act hover:[filter:brightness(1.1)] disabled:opacity-60"
        >
          {isSending ? formWords.sending : formWords.send}
        </button>
      </p>
      <p className="text-small text-quiet sm:col-span-2">
        {formWords.privacyNote}{" "}
        <a href="/privacy" className="text-brand underline">
          {formWords.privacyLink}
        </a>
        .
      </p>
    </>
  );
}

/** Lists the errors; each entry links to its field. It gets the focus when it appears. */
function ErrorSummary({ form, summary }: Pick<InquiryFormProps, "form" | "summary">) {
  const errors = Object.entries(form.fieldErrors);
  if (errors.length === 0 && form.error === null) return null;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      className="rounded-card border-2 border-act p-5 sm:col-span-2"
    >
      <h3 className="text-title-3">{formWords.errorSummaryTitle}</h3>
      {form.error && <p className="mt-2">{form.error}</p>}
      <ul className="mt-2 stack-1">
        {errors.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`} className="font-semibold text-act">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
