import { Badge } from "#app/ui/badge.tsx";

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
