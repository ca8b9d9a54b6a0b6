import type { ReactNode } from "react";

const looks = {
  new: "bg-sun text-on-sun",
  stock: "border border-good text-good",
  plain: "border border-field text-quiet",
};

/** A word or two about a thing: NEW, In Stock, a brand, a type of shore. */
export function Badge({ look, children }: { look: keyof typeof looks; children: ReactNode }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-pill px-2.5 py-0.5 text-small font-semibold ${looks[look]}`}
    >
      {children}
    </span>
  );
}
