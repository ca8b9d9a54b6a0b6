import { statePage as words } from "#content/pages/words/state.ts";
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
}

/**
 * A state's places as links below each other in two columns: name, the delivery price as a bar, and in
 * figures. Where their number is odd, the way to any other town's price ends the second column.
 */
export function StatePlaces({ places, otherHref }: StatePlacesProps) {
  const dearest = Math.max(1, ...places.map(({ deliveryDollars }) => deliveryDollars));
  return (
    <ul className="place-rows">
      {places.map(({ href, name, deliveryDollars, hasFerry }) => (
        <li key={href}>
          <a href={href}>
            <span>
              <b>{name}</b>
              {hasFerry && <small>{`, ${words.plusFerry}`}</small>}
            </span>
            {deliveryDollars > 0 && <Bar percent={Math.round((deliveryDollars / dearest) * 100)} />}
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
  );
}

/** The price beside it as a length on a track; nothing where it is free. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true">
      <rect width={`${percent}%`} height="8" rx="4" />
    </svg>
  );
}
