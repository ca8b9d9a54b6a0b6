import { statePage as words } from "#content/pages/words/state.ts";
import { formatMilesInTable } from "#app/places/place-words.ts";
import { formatDollars } from "#domain/money/money.ts";

interface StatePlacesProps {
  /** From north to south. */
  places: readonly StatePlace[];
  /** Where the price for any other town is. */
  otherHref: string;
}

interface StatePlace {
  href: string;
  name: string;
  /** Whole dollars, not counting a ferry. */
  deliveryDollars: number;
  hasFerry: boolean;
  /** By road from the showroom, rounded. */
  roadMiles: number;
}

/**
 * A state's places as links below each other in two columns, each with its price. Where their number is odd,
 * the way to any other town's price ends the second column.
 */
export function StatePlaces({ places, otherHref }: StatePlacesProps) {
  return (
    <>
      <p className="mb-2 text-small font-medium text-quiet sm:hidden">{words.cellText}</p>
      <div className="place-heads" aria-hidden>
        <Heads />
        <Heads />
      </div>
      <ul className="place-rows">
        {places.map(({ href, name, deliveryDollars, hasFerry, roadMiles }) => (
          <li key={href}>
            <a href={href}>
              <span>
                <b>{name}</b>
                {hasFerry && <small>{`, ${words.plusFerry}`}</small>}
              </span>
              <small>{formatMilesInTable(roadMiles)}</small>
              {deliveryDollars > 0 ? (
                <b>{formatDollars(deliveryDollars)}</b>
              ) : (
                <b className="text-good">{words.free}</b>
              )}
            </a>
          </li>
        ))}
        {places.length % 2 === 1 && (
          <li>
            <a href={otherHref}>
              {words.otherTown}
              <b className="text-brand">{words.otherTownLabel}</b>
            </a>
          </li>
        )}
      </ul>
    </>
  );
}

/** Over each of the two columns of a wide screen; every row says its own miles and price. */
function Heads() {
  const { town, miles, delivery } = words.columnTitles;
  return (
    <p>
      <span>{town}</span>
      <span>{miles}</span>
      <span>{delivery}</span>
    </p>
  );
}
