interface Town {
  name: string;
  slug: string;
}

interface AboutTownsProps {
  towns: readonly Town[];
  /** The path of a town's page. */
  pathOf: (town: Town) => string;
  columns: string;
}

/** Towns side by side, each a link to its page. */
export function AboutTowns({ towns, pathOf, columns }: AboutTownsProps) {
  return (
    <ul className={`grid gap-x-4 sm:gap-x-8 ${columns}`}>
      {towns.map((town) => (
        <li key={town.slug} className="border-t border-line">
          <a
            href={pathOf(town)}
            className="flex min-h-11 items-center font-semibold text-brand no-underline hover:underline"
          >
            {town.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
