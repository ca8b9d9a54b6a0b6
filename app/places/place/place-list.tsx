import { formatMiles } from "#app/places/place-words.ts";

export interface ListedPlace {
  href: string;
  name: string;
  /** Its type or its state. */
  kind: string;
  /** Straight line. */
  miles: number;
  direction: string;
}

/** Places as rows of links, with distance and direction. */
export function PlaceList({ places }: { places: readonly ListedPlace[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6">
      {places.map(({ href, name, kind, miles, direction }) => (
        <li key={href} className="border-t border-line">
          <a
            href={href}
            className="block py-2 font-semibold text-text no-underline hover:text-brand"
          >
            {name}
            <span className="block text-small font-normal text-quiet">
              {`${kind}, ${formatMiles(miles)} ${direction}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
