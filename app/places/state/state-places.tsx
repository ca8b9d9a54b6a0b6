interface StatePlacesProps {
  places: readonly { href: string; name: string; typeName: string; delivery: string }[];
}

/** A state's places as a grid of links, each with its type and the number it has on the map. */
export function StatePlaces({ places }: StatePlacesProps) {
  return (
    <ol className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
      {places.map(({ href, name, typeName, delivery }, index) => (
        <li key={href} className="border-t border-line">
          <a href={href} className="flex gap-x-2 py-3 text-text no-underline hover:text-brand">
            <span className="text-quiet">{index + 1}</span>
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-small text-quiet">{typeName}</span>
              <span className="block text-small text-quiet">{delivery}</span>
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
