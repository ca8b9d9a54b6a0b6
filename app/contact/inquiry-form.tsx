import type { ComponentProps, RefObject } from "react";
import { toDetailName } from "#domain/inquiry/inquiry-details.ts";
import { requestForms, type RequestKind } from "#domain/inquiry/request-fields.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/fields.tsx";
import { fieldLabels, formWords, topicOptions } from "./contact-form-words.ts";
import type { InquiryFormState, InquiryFormValues } from "./inquiry-form-state.ts";
import { RequestFields } from "./request-fields.tsx";

interface InquiryFormProps {
  form: InquiryFormState;
  /** Where a browser without script posts it. */
  action: string;
  /** What the inquiry is about besides its topic; empty when that is not known. */
  about: string;
  /** The message's label, and whether it may be left empty. */
  message: { label: string; isRequired: boolean };
  isSending: boolean;
  element: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLDivElement | null>;
  onChange: (field: Exclude<keyof InquiryFormValues, "details">, value: string) => void;
  onDetailChange: (name: string, value: string) => void;
  onSubmit: () => void;
}

/** The six fields, those of a request, the subject of the inquiry, and the errors. */
export function InquiryForm(props: InquiryFormProps) {
  const { form, action, about, isSending, element, summary, onSubmit } = props;
  // The title over the form says the same.
  const requestName = form.request && requestForms[form.request].name;
  return (
    <form
      ref={element}
      method="post"
      action={action}
      noValidate
      className="mt-5 grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:gap-y-5 [&_textarea]:h-38"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary form={form} summary={summary} />
      {about !== "" && about !== requestName && (
        <p className="rounded-field bg-tinted px-4 py-3 sm:col-span-2">
          {formWords.aboutPrefix}
          <strong>{about}</strong>
        </p>
      )}
      <Fields {...props} />
      {form.request !== null && (
        <>
          <input type="hidden" name="topic" value={form.values.topic} />
          <input type="hidden" name={toDetailName("request")} value={form.request} />
        </>
      )}
      <input type="hidden" name="renderedAt" value={form.renderedAt} />
      <div className="hidden" aria-hidden="true">
        <label htmlFor="website">{fieldLabels.honeypot}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <SendButton isSending={isSending} form={form} />
    </form>
  );
}

function Fields({
  form,
  message,
  onChange,
  onDetailChange,
}: Pick<InquiryFormProps, "form" | "message" | "onChange" | "onDetailChange">) {
  const { values, fieldErrors } = form;
  const field = (name: Exclude<keyof InquiryFormValues, "topic" | "details">) => ({
    id: name,
    name,
    value: values[name],
    error: fieldErrors[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <>
      <NameFields first={field("firstName")} last={field("lastName")} />
      <TextField
        {...field("email")}
        label={fieldLabels.email}
        type="email"
        autoComplete="email"
        isRequired
      />
      {/* Where an odd number of fields follows, the first is beside the note on the phone. */}
      <div className={isOdd(form.request) ? "sm:row-span-2" : undefined}>
        <TextField
          {...field("phone")}
          label={fieldLabels.phone}
          hint={formWords.phoneConsent}
          type="tel"
          autoComplete="tel"
          isRequired
        />
      </div>
      {form.request === null ? (
        <div className="sm:col-span-2">
          <SelectField
            // The errors of an inquiry name the interest that a topic stands for.
            id="interest"
            name="topic"
            value={values.topic}
            error={fieldErrors.interest}
            onChange={(value) => onChange("topic", value)}
            label={fieldLabels.topic}
            options={topicOptions}
          />
        </div>
      ) : (
        <RequestFields
          request={form.request}
          values={values.details}
          fieldErrors={fieldErrors}
          onChange={onDetailChange}
        />
      )}
      <div className="sm:col-span-2">
        <TextAreaField {...field("message")} {...message} />
      </div>
    </>
  );
}

/** Whether a field of the request would be left alone in its row. */
function isOdd(request: RequestKind | null): boolean {
  return request !== null && requestForms[request].fields.length % 2 === 1;
}

type NameField = Pick<
  ComponentProps<typeof TextField>,
  "id" | "name" | "value" | "error" | "onChange"
>;

/** Beside each other on a phone too. */
function NameFields({ first, last }: { first: NameField; last: NameField }) {
  return (
    <div className="grid grid-cols-2 gap-4 sm:contents">
      <TextField {...first} label={fieldLabels.firstName} autoComplete="given-name" isRequired />
      <TextField {...last} label={fieldLabels.lastName} autoComplete="family-name" isRequired />
    </div>
  );
}

function SendButton({ isSending, form }: Pick<InquiryFormProps, "isSending" | "form">) {
  return (
    <>
      <p className="no-print sm:col-span-2">
        <button
          type="submit"
          disabled={isSending}
          className="min-h-12 w-full rounded-pill bg-brand px-7 sm:w-auto font-semibold text-page hover:underline disabled:opacity-60"
        >
          {isSending ? formWords.sending : formWords.send}
        </button>
      </p>
      {/* A button's new name is not announced while it has no focus. */}
      <output className="sr-only">{isSending ? formWords.sending : ""}</output>
      <p className="text-small text-quiet sm:col-span-2">
        {form.request === null ? formWords.privacyNote : formWords.requestPrivacyNote}{" "}
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
