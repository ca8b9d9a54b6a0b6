import { statePage as words } from "#content/pages/words/state.ts";

interface StatePlacesProps {
  /** From north to south. */
  places: readonly StatePlace[];
  /** Where the price for any other town is. */
  otherHref: string;
}

interface StatePlace {
  href: string;
  name: string;
  typeName: string;
  delivery: string;
  deliveryDollars: number;
}

/**
 * A state's places as links below each other in two columns, each with its delivery price, which a bar
 * compares where there is one to pay. Where their number is odd, the way to any other town's price ends the second column.
 */
export function StatePlaces({ places, otherHref }: StatePlacesProps) {
  const dearest = Math.max(...places.map(({ deliveryDollars }) => deliveryDollars));
  return (
    <ul className="place-rows">
      {places.map(({ href, name, typeName, delivery, deliveryDollars }) => (
        <li key={href}>
          <a href={href}>
            <span>
              <b>{name}</b> <small>{typeName}</small>
            </span>
            {deliveryDollars > 0 && <Bar percent={Math.round((deliveryDollars / dearest) * 100)} />}
            <b>{delivery}</b>
          </a>
        </li>
      ))}
      {places.length % 2 === 1 && (
        <li className="max-lg:hidden">
          <a href={otherHref}>
            {words.otherTown}
            <b className="text-brand">{words.otherTownLabel}</b>
          </a>
        </li>
      )}
    </ul>
  );
}

/** The price beside it as a length on a track. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true">
      <rect width={`${percent}%`} height="6" rx="3" />
    </svg>
  );
}
