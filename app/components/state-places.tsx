interface StatePlacesProps {
  places: readonly { href: string; name: string; typeName: string }[];
}

/** A state's places as a grid of links, each with its type. */
export function StatePlaces({ places }: StatePlacesProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
      {places.map(({ href, name, typeName }) => (
        <li key={href} className="border-t border-line">
          <a href={href} className="block py-3 text-text no-underline hover:text-brand">
            <span className="block font-semibold">{name}</span>
            <span className="block text-small text-quiet">{typeName}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
