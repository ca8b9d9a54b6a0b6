import type { ReactNode } from "react";

interface FieldFrameProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
  children: ReactNode;
}

interface FigureFieldProps extends Omit<FieldFrameProps, "children"> {
  name: string;
  value: string;
  /** Stands before the figure, such as "$". */
  prefix?: string;
  /** Stands behind the figure, such as "%". */
  suffix?: string;
  placeholder?: string;
  onType: (value: string) => void;
}

interface ChoiceFieldProps extends Omit<FieldFrameProps, "children"> {
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

interface RadioFieldProps {
  name: string;
  legend: string;
  value: string;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
  onChoose: (value: string) => void;
}

const control =
  "min-h-11 w-full rounded-field border border-field bg-page px-3 text-body text-text aria-invalid:border-2 aria-invalid:border-act";

/** A figure that people type: digits on a phone's keyboard, its unit beside it. */
export function FigureField({ prefix, suffix, onType, ...field }: FigureFieldProps) {
  return (
    <FieldFrame {...field}>
      <span className="flex items-center gap-2">
        {prefix && <span className="text-quiet">{prefix}</span>}
        <input
          id={field.id}
          name={field.name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={field.value}
          placeholder={field.placeholder}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(field)}
          className={`${control} tabular-nums placeholder:text-quiet`}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {suffix && <span className="shrink-0 text-quiet">{suffix}</span>}
      </span>
    </FieldFrame>
  );
}

export function ChoiceField({ options, onChoose, ...field }: ChoiceFieldProps) {
  return (
    <FieldFrame {...field}>
      <select
        id={field.id}
        name={field.name}
        value={field.value}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(field)}
        className={control}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A few choices side by side, each a target of 44 px. */
export function RadioField({ name, legend, value, options, error, onChoose }: RadioFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 grow cursor-pointer items-center gap-2 rounded-field border border-field bg-page px-3 has-checked:border-brand has-checked:bg-tinted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              className="size-4 accent-brand"
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`} text={error} />}
    </fieldset>
  );
}

function FieldFrame({ id, label, hint, error, className = "", children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-quiet">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-1.5 text-small font-semibold text-act">
      <span className="sr-only">Error: </span>
      {text}
    </p>
  );
}

function describedBy({ id, hint, error }: Pick<FieldFrameProps, "id" | "hint" | "error">) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
