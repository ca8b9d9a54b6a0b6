import type { ChangeEvent, Ref } from "react";

type TypingEvent = ChangeEvent<HTMLInputElement>;

interface FieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface TextFieldProps extends Omit<FieldProps, "onChange"> {
  /** Without it the browser alone holds what is typed, and `value` is what it begins with. */
  onChange?: FieldProps["onChange"];
  ref?: Ref<HTMLInputElement>;
  type?: "text" | "search" | "email" | "tel" | "date";
  autoComplete?: string;
  /** What to know before typing; said under the field and by its description. */
  hint?: string;
  /** What is wrong with it, said under the label and by its description. */
  error?: string | undefined;
  isRequired?: boolean;
}

/** A labeled line of text. */
export function TextField({ ref, ...props }: TextFieldProps) {
  const { id, name, value, onChange, type = "text", autoComplete, hint, error } = props;
  const content = onChange
    ? { value, onChange: (event: TypingEvent) => onChange(event.currentTarget.value) }
    : { defaultValue: value };
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div>
      <FieldLabel {...props} />
      <input
        id={id}
        name={name}
        type={type}
        ref={ref}
        {...content}
        autoComplete={autoComplete}
        aria-required={props.isRequired ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className="control"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A labeled text of several lines. */
export function TextAreaField(props: FieldProps & Pick<TextFieldProps, "error" | "isRequired">) {
  const { id, name, value, onChange } = props;
  return (
    <div>
      <FieldLabel {...props} />
      <textarea
        id={id}
        name={name}
        rows={6}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-required={props.isRequired ? true : undefined}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={props.error ? `${id}-error` : undefined}
        className="control"
      />
    </div>
  );
}

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  error?: string | undefined;
}

/** A labeled choice of one. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, value, onChange, options } = props;
  return (
    <div>
      <FieldLabel {...props} />
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={props.error ? `${id}-error` : undefined}
        className="control"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function FieldLabel({
  id,
  label,
  error,
}: {
  id: string;
  label: string;
  error?: string | undefined;
}) {
  return (
    <>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className="mb-1 text-small font-semibold text-act">
          {error}
        </p>
      )}
    </>
  );
}
