interface StatePlacesProps {
  /** From north to south, as the map numbers them. */
  places: readonly { href: string; name: string; typeName: string; delivery: string }[];
}

/** A state's places as links, each with its number on the map, its type and its delivery price. */
export function StatePlaces({ places }: StatePlacesProps) {
  return (
    <ol className="grid grid-cols-2 content-start gap-x-6">
      {places.map(({ href, name, typeName, delivery }, index) => (
        <li key={href} className="border-t border-line">
          <a href={href} className="block py-2 text-text no-underline hover:text-brand">
            <b className="block font-semibold">{`${index + 1}. ${name}`}</b>
            <span className="block text-small text-quiet">
              <span className="max-sm:hidden">{`${typeName}. `}</span>
              {delivery}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
