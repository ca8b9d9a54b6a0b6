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

/**
 * NEW if it is new, otherwise In Stock if it is, otherwise Out of Stock. A new one that is out of
 * stock says both: its page tells search engines so, and must not tell people less.
 */
export function AvailabilityBadge({ isNew, inStock }: { isNew: boolean; inStock: boolean }) {
  if (isNew && inStock) return <Badge look="new">NEW</Badge>;
  if (isNew) {
    return (
      <>
        <Badge look="new">NEW</Badge>
        <Badge look="plain">Out of Stock</Badge>
      </>
    );
  }
  if (inStock) return <Badge look="stock">In Stock</Badge>;
  return <Badge look="plain">Out of Stock</Badge>;
}
