import { formWords } from "./contact-form-words.ts";
import { SelectField, TextField } from "#app/ui/fields.tsx";
import { toDetailName } from "#domain/inquiry/inquiry-details.ts";
import type { InquiryFieldErrors } from "#domain/inquiry/inquiry.ts";
import {
  requestForms,
  type RequestField,
  type RequestKind,
} from "#domain/inquiry/request-fields.ts";

interface RequestFieldsProps {
  request: RequestKind;
  values: Readonly<Record<string, string>>;
  fieldErrors: InquiryFieldErrors;
  onChange: (name: string, value: string) => void;
}

/** The few fields that one desk needs; none of them is required. */
export function RequestFields({ request, values, fieldErrors, onChange }: RequestFieldsProps) {
  return requestForms[request].fields.map((field) => {
    const name = toDetailName(field.name);
    const control = {
      id: name,
      name,
      label: field.label,
      value: values[field.name] ?? "",
      error: fieldErrors[name],
      onChange: (value: string) => onChange(field.name, value),
    };
    return field.kind === "choice" ? (
      <SelectField key={name} {...control} options={listOptions(field)} />
    ) : (
      <TextField key={name} {...control} type={field.kind === "date" ? "date" : "text"} />
    );
  });
}

function listOptions({ options = [] }: RequestField) {
  return [{ value: "", label: formWords.noChoice }, ...options];
}
