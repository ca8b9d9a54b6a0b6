import type { ReactNode } from "react";

const looks = {
  act: "border-transparent bg-act text-on-act",
  quiet: "border-field bg-page text-text",
};

interface ButtonProps {
  children: ReactNode;
  look?: keyof typeof looks;
  /** Which of a form's buttons was pressed, sent as `intent`. */
  intent?: string;
}

/** Sends its form. */
export function Button({ children, look = "quiet", intent }: ButtonProps) {
  return (
    <button
      type="submit"
      {...(intent === undefined ? {} : { name: "intent", value: intent })}
      className={`inline-flex min-h-11 items-center justify-center rounded-pill border px-4 py-1 font-semibold ${looks[look]}`}
    >
      {children}
    </button>
  );
}
