import type { ReactNode } from "react";

// Fields of a form that the server answers: the browser alone holds what is typed, so nothing here
// listens. Their fellows for islands are in fields.tsx and calculator-field.tsx.

interface PlainFieldProps {
  /** Also its id, by which the list of errors leads to it. */
  name: string;
  label: string;
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
}

// Beside a field that has an error, one without it keeps its label and its control on their lines.
const control = "control mt-auto h-12 min-w-0";

/** A day; the browser brings its own calendar. */
export function PlainDateField(props: PlainFieldProps) {
  return (
    <Labeled {...props}>
      <input type="date" defaultValue={props.value} {...readAttributes(props)} />
    </Labeled>
  );
}

/** A line of text, or a figure: then a phone shows digits. */
export function PlainTextField({
  isFigure = false,
  ...props
}: PlainFieldProps & { isFigure?: boolean }) {
  return (
    <Labeled {...props}>
      <input
        type="text"
        inputMode={isFigure ? "decimal" : undefined}
        autoComplete="off"
        defaultValue={props.value}
        {...readAttributes(props)}
      />
    </Labeled>
  );
}

interface Option {
  value: string;
  label: string;
}

interface PlainSelectFieldProps extends PlainFieldProps {
  /** The browser asks for a choice before it sends the form. */
  isRequired?: boolean;
  options: readonly Option[];
  /** Further options under headings of their own. */
  groups?: readonly { label: string; options: readonly Option[] }[];
}

/** A choice of one from a list. */
export function PlainSelectField({ options, groups, isRequired, ...props }: PlainSelectFieldProps) {
  return (
    <Labeled {...props}>
      <select required={isRequired} defaultValue={props.value} {...readAttributes(props)}>
        {options.map(toOption)}
        {groups?.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(toOption)}
          </optgroup>
        ))}
      </select>
    </Labeled>
  );
}

function toOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

interface PlainRadioFieldProps extends PlainFieldProps {
  options: readonly (Option & { note?: string })[];
  /** Each choice has a line of its own, with its note at the end. */
  isStacked?: boolean;
}

/** A few choices side by side, each a target of 44 px. */
export function PlainRadioField(props: PlainRadioFieldProps) {
  const { name, label, value, options, hint, error, isStacked = false } = props;
  return (
    <fieldset aria-describedby={describedBy(props)}>
      <legend className="mb-1 text-small font-semibold">{label}</legend>
      <FieldError name={name} error={error} />
      <div className={isStacked ? "grid gap-2" : "grid auto-cols-fr grid-flow-col gap-2"}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-field border border-field bg-page px-2.5 py-1 [line-height:1.25] has-checked:border-brand has-checked:bg-tinted"
          >
            <input
              id={index === 0 ? name : undefined}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={value === option.value}
              className="size-4 shrink-0 accent-brand"
            />
            <span className={isStacked ? "flex grow flex-wrap justify-between gap-x-3" : ""}>
              <span className="font-semibold">{option.label}</span>
              {option.note && <span className="block text-small text-quiet">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldHint name={name} hint={hint} />
    </fieldset>
  );
}

/** One thing to have or not to have. */
export function PlainCheckboxField({
  name,
  label,
  isChecked,
}: {
  name: string;
  label: string;
  isChecked: boolean;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1 [line-height:1.25]">
      <input
        id={name}
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={isChecked}
        className="size-5 shrink-0 accent-brand"
      />
      {label}
    </label>
  );
}

const buttonLooks = {
  main: "border-transparent bg-brand px-7 text-page hover:underline",
  quiet: "border-field bg-page px-5 hover:bg-raised",
};

/** Sends a form; what follows is a page with the answer. */
export function PlainSubmitButton({
  label,
  look = "main",
}: {
  label: string;
  look?: keyof typeof buttonLooks;
}) {
  return (
    <button
      type="submit"
      className={`min-h-12 justify-self-start rounded-pill border font-semibold ${buttonLooks[look]}`}
    >
      {label}
    </button>
  );
}

function Labeled({ children, ...props }: PlainFieldProps & { children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <label htmlFor={props.name} className="mb-1 block text-small font-semibold">
        {props.label}
      </label>
      <FieldError {...props} />
      {children}
      <FieldHint {...props} />
    </div>
  );
}

function FieldError({ name, error }: Pick<PlainFieldProps, "name" | "error">) {
  if (!error) return null;
  return (
    <p id={`${name}-error`} className="mb-1 text-small font-semibold text-act">
      {error}
    </p>
  );
}

function FieldHint({ name, hint }: Pick<PlainFieldProps, "name" | "hint">) {
  if (!hint) return null;
  return (
    <p id={`${name}-hint`} className="mt-1 text-small text-quiet">
      {hint}
    </p>
  );
}

function readAttributes({ name, hint, error }: PlainFieldProps) {
  return {
    id: name,
    name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy({ name, hint, error }),
    className: control,
  };
}

function describedBy({ name, hint, error }: Pick<PlainFieldProps, "name" | "hint" | "error">) {
  return [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ") || undefined;
}
