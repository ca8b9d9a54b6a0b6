interface ReportFigure {
  figure: string;
  label: string;
}

/** What a report opens with: figures in one row on a desk, on the columns of its body; on a phone 2 by 2. */
export function ReportFigures({ figures }: { figures: readonly ReportFigure[] }) {
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 lg:mt-8 lg:grid-cols-[15rem_repeat(3,minmax(0,1fr))] lg:gap-x-14">
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="mt-1 text-small text-quiet">{label}</dt>
          <dd className="font-display text-title-1 font-bold tracking-[-0.02em] text-brand">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
