import { lineup as words } from "#content/pages/words/inventory.ts";
import { formatSeats } from "#content/pages/words/cart-figures.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import { type LineupCell, lineupPicture } from "#content/vehicles/lineup-picture.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { LineupCart, LineupGroup } from "#app/vehicles/index.ts";

/**
 * Every cart from the side, by seats, all to one scale on a ground line: an em is a foot. On a desk
 * all are in sight, in three rows; else one strip pales where it is cut, which says that it scrolls.
 * CSS narrows it by the seats and the brand chosen in the filters.
 */
export function Lineup({ groups }: { groups: readonly LineupGroup[] }) {
  const count = groups.reduce((sum, { carts }) => sum + carts.length, 0);
  return (
    <div className="lineup-band bg-raised">
      <div>
        <h2 className="text-title-3">{words.formatTitle(count)}</h2>
        <p className="text-small text-quiet max-sm:hidden">{words.scale}</p>
      </div>
      <nav
        aria-label={words.regionLabel}
        // The keyboard can only scroll what it can focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="lineup text-small"
      >
        {groups.map(({ seats, carts }) => (
          <div key={seats} data-seats={seats}>
            <p>{formatSeats(seats)}</p>
            {carts.map((cart) => (
              <Cart key={cart.id} cart={cart} />
            ))}
          </div>
        ))}
      </nav>
    </div>
  );
}

/** One link with few elements inside, because the page has 18 of them. */
function Cart({ cart: { id, name, priceDollars, cell } }: { cart: LineupCart }) {
  return (
    <a href={vehiclePath({ id })}>
      <CartInLine {...cell} />
      {`${name}\n${formatDollars(priceDollars)}`}
    </a>
  );
}

/** A cart's part of the lineup's picture; all are of one height, so that they have one scale. */
function CartInLine({ left, width }: LineupCell) {
  const { path, feetHigh } = lineupPicture;
  return (
    <svg viewBox={`${left} 0 ${width} ${feetHigh}`} aria-hidden="true">
      <image href={path} height={feetHigh} />
    </svg>
  );
}
