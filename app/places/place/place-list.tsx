import type { CompassDirection } from "#domain/geography/geography.ts";
import { formatWay } from "#app/places/place-words.ts";

export interface ListedPlace {
  href: string;
  name: string;
  /** Its type, such as "Beach". */
  kind: string;
  /** Straight line. */
  miles: number;
  direction: CompassDirection;
  /** The state, where it is another one than that of the page. */
  elsewhere?: string;
}

/** Places as rows of links, with distance and direction. */
export function PlaceList({ places }: { places: readonly ListedPlace[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-1">
      {places.map(({ href, name, kind, miles, direction }) => (
        <li key={href} className="border-t border-line">
          <a
            href={href}
            className="block items-baseline justify-between py-2 text-brand no-underline lg:flex"
          >
            <b>{name}</b>
            <span className="block text-small text-quiet">{`${kind}, ${formatWay(miles, direction)}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
