interface StatePlacesProps {
  /** From north to south, as the map numbers them. */
  places: readonly { href: string; name: string; typeName: string; delivery: string }[];
}

/** As many places stand one to a line beside the map; more stand in two columns. */
const oneColumnMax = 14;

/** A state's places as links, each with its number on the map, its type and its delivery price. */
export function StatePlaces({ places }: StatePlacesProps) {
  const isLong = places.length > oneColumnMax;
  const line = isLong ? "" : "lg:flex lg:items-baseline lg:gap-2";
  return (
    <ol className={`grid grid-cols-2 content-start gap-x-6 ${isLong ? "" : "lg:grid-cols-1"}`}>
      {places.map(({ href, name, typeName, delivery }, index) => (
        <li key={href} className="border-t border-line">
          <a
            href={href}
            className={`block min-h-11 py-2 text-text no-underline hover:text-brand ${line}`}
          >
            <b className="block font-semibold">{`${index + 1}. ${name}`}</b>
            <span className={`block text-small text-quiet ${isLong ? "" : "lg:contents"}`}>
              <span className="max-sm:hidden">{isLong ? `${typeName}. ` : typeName}</span>
              <span className={isLong ? "" : "lg:ms-auto"}>{delivery}</span>
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
