interface ServiceFiguresProps {
  figures: readonly { figure: string; label: string }[];
}

/** A few figures set large beside the words of a page, each with what it measures. */
export function ServiceFigures({ figures }: ServiceFiguresProps) {
  return (
    <dl className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1 lg:border-l lg:border-line lg:pl-10">
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-quiet">{label}</dt>
          <dd className="price-figures text-title-1 text-brand">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
