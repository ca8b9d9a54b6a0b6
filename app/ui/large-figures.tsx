interface LargeFiguresProps {
  figures: readonly { figure: string; label: string }[];
  /** Side by side across a column of text; else below each other beside one, where it is wide. */
  isRow?: boolean;
}

/** A few figures in large type, each with what it measures. */
export function LargeFigures({ figures, isRow = false }: LargeFiguresProps) {
  return (
    <dl
      className={
        isRow
          ? "grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4"
          : "flex flex-wrap gap-x-10 gap-y-5 lg:flex-col lg:border-l lg:border-line lg:pl-10"
      }
    >
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className={isRow ? "mt-1 text-small text-quiet" : "text-quiet"}>{label}</dt>
          <dd className={`price-figures text-title-2 text-brand ${isRow ? "" : "lg:text-title-1"}`}>
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
