export interface KeyFiguresProps {
  figures: readonly { figure: string; label: string }[];
}

/** What a section of a report comes down to: large figures beside each other, each over its words. */
export function KeyFigures({ figures }: KeyFiguresProps) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-x-6">
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-quiet">{label}</dt>
          <dd className="font-display text-title-2 font-bold tracking-[-0.02em] text-brand">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
