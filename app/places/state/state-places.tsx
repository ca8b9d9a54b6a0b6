interface StatePlacesProps {
  /** From north to south. */
  places: readonly { href: string; name: string; typeName: string; delivery: string }[];
}

/** A state's places as links in columns, each with its type and its delivery price. */
export function StatePlaces({ places }: StatePlacesProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-3 lg:gap-x-10">
      {places.map(({ href, name, typeName, delivery }) => (
        <li key={href} className="border-t border-line">
          <a
            href={href}
            className="block min-h-11 py-2 text-text no-underline hover:text-brand lg:py-3"
          >
            <b className="block font-semibold">{name}</b>
            <span className="block text-small text-quiet lg:flex lg:justify-between">
              <span>
                {typeName}
                <span className="lg:hidden">, </span>
              </span>
              <span>{delivery}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
