interface Town {
  name: string;
  type: string;
  slug: string;
}

interface AboutTownsProps {
  towns: readonly Town[];
  /** The path of a town's page. */
  pathOf: (town: Town) => string;
}

/** Towns side by side, each with what it is called in law and a link to its page. */
export function AboutTowns({ towns, pathOf }: AboutTownsProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 sm:gap-x-8 md:grid-cols-3 lg:grid-cols-5">
      {towns.map((town) => (
        <li key={town.slug} className="border-t border-line">
          <a
            href={pathOf(town)}
            className="flex min-h-11 items-center justify-between gap-2 text-text no-underline hover:text-brand"
          >
            {town.name}
            <span className="hidden text-small text-quiet sm:inline">{town.type}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
