import { lineup as words } from "#content/pages/words/inventory.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import { type LineupCell, lineupPicture } from "#content/vehicles/lineup-picture.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { LineupCart } from "#app/vehicles/index.ts";

/**
 * Every cart from the side, all to one scale on one ground line: an em is a foot. On a desk
 * all are in sight, in two rows; else the strip cuts its last cart and pales, which says that it scrolls.
 * CSS writes the seats as dots, and narrows the strip by the seats and the brand chosen in the filters.
 */
export function Lineup({ carts }: { carts: readonly LineupCart[] }) {
  return (
    <div className="lineup-band bg-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-title-3">{words.formatTitle(carts.length)}</h2>
        <p className="text-small text-quiet max-sm:hidden">{words.scale}</p>
      </div>
      <nav
        aria-label={words.regionLabel}
        // The keyboard can only scroll what it can focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="lineup text-small"
      >
        {carts.map((cart) => (
          <Cart key={cart.id} cart={cart} />
        ))}
      </nav>
    </div>
  );
}

/** One link with few elements inside, because the page has 18 of them. */
function Cart({ cart }: { cart: LineupCart }) {
  const { id, name, brand, seats, priceDollars, cell } = cart;
  return (
    <a href={vehiclePath({ id })} data-is={`${seats} ${brand}`}>
      <CartInLine {...cell} />
      {`${name}\n${formatDollars(priceDollars)}`}
    </a>
  );
}

/** A cart's part of the lineup's picture. */
function CartInLine({ left, width }: LineupCell) {
  const { path, feetHigh } = lineupPicture;
  return (
    <svg viewBox={`${left} 0 ${width} ${feetHigh}`} width={`${width}em`} aria-hidden="true">
      <image href={path} height={feetHigh} />
    </svg>
  );
}
