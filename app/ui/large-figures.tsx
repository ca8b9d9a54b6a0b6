interface LargeFiguresProps {
  figures: readonly { figure: string; label: string }[];
}

/** A few figures in large type, each with what it measures. */
export function LargeFigures({ figures }: LargeFiguresProps) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-5 lg:flex-col lg:border-l lg:border-line lg:pl-10">
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-quiet">{label}</dt>
          <dd className="price-figures text-title-2 text-brand lg:text-title-1">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
