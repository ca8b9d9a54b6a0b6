import { sayMiles } from "./place-words.ts";

export interface ListedPlace {
  href: string;
  name: string;
  /** A type, a county or a state: what tells it from others. */
  kind: string;
  /** Straight line; missing where the list has no point it is measured from. */
  miles?: number;
  wind?: string;
}

/** Places as rows of links, with how far and which way. */
export function PlaceList({ places }: { places: readonly ListedPlace[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {places.map(({ href, name, kind, miles, wind }) => (
        <li key={href} className="border-t border-line">
          <a
            href={href}
            className="flex min-h-14 items-center justify-between gap-3 py-2 text-text no-underline hover:text-brand"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-right text-small text-quiet">
              {kind}
              {miles === undefined ? null : (
                <span className="block">
                  {sayMiles(miles)} {wind}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
