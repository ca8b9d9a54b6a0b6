import { formatMiles } from "#app/places/place-words.ts";

export interface ListedPlace {
  href: string;
  name: string;
  /** Straight line. */
  miles: number;
  /** Where it is, unless it is in the state of the page. */
  elsewhere?: string;
}

/** Places as links with their distance, as many beside each other as there is room for. */
export function PlaceList({ places }: { places: readonly ListedPlace[] }) {
  return (
    <ul className="place-list">
      {places.map(({ href, name, miles, elsewhere }) => (
        <li key={href}>
          <a href={href}>
            <b>{name}</b>
            <br />
            {formatMiles(miles)}
            {elsewhere && `, ${elsewhere}`}
          </a>
        </li>
      ))}
    </ul>
  );
}
