import { Badge } from "#app/ui/badge.tsx";

interface AvailabilityBadgeProps {
  vehicle: { isNew: boolean; inStock: boolean };
  /** Whether some of the carts beside this one are used: only then NEW tells it from others. */
  isNewNoted?: boolean;
}

/** Whether there is anything to note: of a new cart in stock among new ones there is not. */
export function hasAvailabilityBadge({
  vehicle: { isNew, inStock },
  isNewNoted = false,
}: AvailabilityBadgeProps): boolean {
  return isNewNoted || !isNew || !inStock;
}

/**
 * NEW among used carts, otherwise In Stock for a used one, and always Out of Stock where it is. A new
 * one that is out of stock says both: its page tells search engines so, and must not tell people less.
 */
export function AvailabilityBadge({
  vehicle: { isNew, inStock },
  isNewNoted = false,
}: AvailabilityBadgeProps) {
  return (
    <>
      {isNew && isNewNoted && <Badge look="new">NEW</Badge>}
      {inStock && !isNew && <Badge look="stock">In Stock</Badge>}
      {!inStock && <Badge look="plain">Out of Stock</Badge>}
    </>
  );
}
