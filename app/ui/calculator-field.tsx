interface FigureFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  /** Stands before the figure, such as "$". */
  prefix?: string;
  /** Stands behind the figure, such as "%". */
  suffix?: string;
  placeholder?: string;
  hint?: string;
  error?: string | undefined;
  className?: string;
  onChange: (value: string) => void;
}

interface RadioFieldProps {
  name: string;
  legend: string;
  value: string;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
  onChange: (value: string) => void;
}

const control = "control min-w-0 tabular-figures";

/** A figure that people type: digits on a phone's keyboard, its unit inside its border. */
export function FigureField(props: FigureFieldProps) {
  const { id, label, prefix, suffix, hint, error, className = "" } = props;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      {error && <FieldError id={`${id}-error`} text={error} />}
      <span className="relative flex items-center">
        {prefix && <span className="pointer-events-none absolute left-3 text-quiet">{prefix}</span>}
        <input
          id={id}
          name={props.name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={props.value}
          placeholder={props.placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={`${control} ${prefix ? "pl-7" : ""}`}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        />
        {suffix && (
          <span className="pointer-events-none absolute right-3 text-quiet">{suffix}</span>
        )}
      </span>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A few choices side by side, each a target of 44 px. */
export function RadioField({ name, legend, value, options, error, onChange }: RadioFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-small font-semibold">{legend}</legend>
      {error && <FieldError id={`${name}-error`} text={error} />}
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-field border border-field bg-page px-2.5 py-1 [line-height:1.25] has-checked:border-brand has-checked:bg-tinted has-checked:font-semibold"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              className="size-4 shrink-0 accent-brand"
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mb-1 text-small font-semibold text-act">
      {text}
    </p>
  );
}
