interface CheckboxProps {
  name: string;
  label: string;
  isChecked: boolean;
  /** Whether the label is only for those who do not see the column it is in. */
  isLabelHidden?: boolean;
  hint?: string;
}

/** A labeled yes or no that the browser keeps. */
export function Checkbox({ name, label, isChecked, isLabelHidden = false, hint }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-11 min-w-6 items-center gap-2">
      <input type="checkbox" name={name} defaultChecked={isChecked} className="size-6" />
      <span className={isLabelHidden ? "sr-only" : "font-semibold"}>
        {label}
        {hint !== undefined && (
          <span className="block text-small font-normal text-quiet">{hint}</span>
        )}
      </span>
    </label>
  );
}
