interface ReportFigure {
  figure: string;
  label: string;
  /** A share of 100, which a bar beside the figure draws. */
  percent?: number;
}

/** What a report opens with: figures in one row on a desk, on the columns of its body; on a phone 2 by 2. */
export function ReportFigures({ figures }: { figures: readonly ReportFigure[] }) {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 lg:mt-8 lg:grid-cols-[15rem_repeat(3,minmax(0,1fr))] lg:gap-x-14">
      {figures.map(({ figure, label, percent }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-t border-line pt-3 lg:pt-4"
        >
          <dt className="mt-1 text-small text-quiet">{label}</dt>
          <dd className="flex items-center gap-3 price-figures text-title-1 text-brand">
            {figure}
            {percent !== undefined && <ShareBar percent={percent} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ShareBar({ percent }: { percent: number }) {
  return (
    <svg
      className="h-2.5 min-w-0 flex-1 rounded-pill bg-line text-sea print:hidden"
      aria-hidden="true"
    >
      <rect width={`${percent}%`} height="100%" rx="5" fill="currentColor" />
    </svg>
  );
}
