interface TextInputProps {
  id: string;
  name: string;
  label: string;
  type?: "text" | "email" | "search" | "date" | "time";
  value?: string;
  autoComplete?: string;
  error?: string | undefined;
  /** Under the label: what belongs there. */
  hint?: string;
  /** Whether a column's head says the label where there is room for columns. */
  isInColumn?: boolean;
}

/** How a line of text looks. */
export const control =
  "min-h-11 w-full rounded-field border border-field bg-page px-3 py-2 text-text aria-[invalid=true]:border-2 aria-[invalid=true]:border-act";

/** A labeled line of text that the browser keeps. */
export function TextInput({
  id,
  name,
  label,
  type = "text",
  value,
  autoComplete,
  error,
  hint,
  isInColumn = false,
}: TextInputProps) {
  return (
    <div>
      <label
        htmlFor={id}
        className={`mb-1 block text-small font-semibold ${isInColumn ? "sm:sr-only" : ""}`}
      >
        {label}
        {hint !== undefined && <span className="block font-normal text-quiet">{hint}</span>}
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className="mb-1 text-small font-semibold text-act">
          {error}
        </p>
      )}
      <input
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={control}
      />
    </div>
  );
}

interface TextAreaProps {
  id: string;
  name: string;
  label: string;
  value?: string;
  lengthMax: number;
  rows?: number;
  error?: string | undefined;
}

/** A labeled text of several lines. */
export function TextArea({ id, name, label, value, lengthMax, rows = 3, error }: TextAreaProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className="mb-1 text-small font-semibold text-act">
          {error}
        </p>
      )}
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={lengthMax}
        defaultValue={value}
        required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={control}
      />
    </div>
  );
}

interface SelectInputProps {
  id: string;
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

/** A labeled choice of one that the browser keeps. */
export function SelectInput({ id, name, label, value, options }: SelectInputProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className={control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
