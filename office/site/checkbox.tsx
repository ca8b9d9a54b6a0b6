interface CheckboxProps {
  name: string;
  label: string;
  isChecked: boolean;
  /** What a column above says already: shown on phones, where there are no columns. */
  columnLabel?: string;
  hint?: string;
}

/** A labeled yes or no that the browser keeps. */
export function Checkbox({ name, label, isChecked, columnLabel, hint }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-11 min-w-6 items-center gap-2">
      <input
        type="checkbox"
        name={name}
        defaultChecked={isChecked}
        className="size-6 shrink-0 accent-brand"
      />
      {columnLabel === undefined ? (
        <span className="font-semibold">
          {label}
          {hint !== undefined && (
            <span className="block text-small font-normal text-quiet">{hint}</span>
          )}
        </span>
      ) : (
        <>
          <span className="sm:hidden" aria-hidden="true">
            {columnLabel}
          </span>
          <span className="sr-only">{label}</span>
        </>
      )}
    </label>
  );
}
