interface Aim {
  label: string;
  value: number;
  valueText: string;
}

interface Bar {
  label: string;
  /** Decides the length; zero or more. */
  value: number;
  /** The value as it is read, with its unit: "24 people", "$1,753". */
  valueText: string;
  /** Sea by default; a second tone tells a comparison apart beside its label. */
  tone?: "sea" | "good" | "sun";
  /** What was aimed at: a tick on the bar, with its words under it. */
  mark?: Aim;
}

const toneClasses = { sea: "text-sea", good: "text-good", sun: "text-sun" } as const;

export interface ChartBarProps {
  caption: string;
  bars: readonly Bar[];
  /** What the full width stands for; the longest bar when left out. */
  scaleMax?: number;
}

/**
 * Horizontal bars that share one scale. Every bar has its label and value as text, so the
 * drawing is decoration to a screen reader and nothing depends on color.
 */
export function ChartBar({ caption, bars, scaleMax }: ChartBarProps) {
  const fullWidth = scaleMax ?? Math.max(...bars.map(({ value }) => value));
  return (
    <figure className="print:break-inside-avoid">
      <figcaption className="sr-only">{caption}</figcaption>
      <dl className="stack-3">
        {bars.map(({ label, value, valueText, tone = "sea", mark }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
            <dt>{label}</dt>
            <dd className="price-figures text-title-3">{valueText}</dd>
            <Drawing
              percent={measurePercent(value, fullWidth)}
              tone={tone}
              markPercent={mark && measurePercent(mark.value, fullWidth)}
            />
            {mark && (
              <dd className="col-span-2 mt-1 text-small text-quiet">
                {mark.label}: <span className="font-semibold text-text">{mark.valueText}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </figure>
  );
}

interface DrawingProps {
  percent: number;
  tone: keyof typeof toneClasses;
  markPercent: number | undefined;
}

function Drawing({ percent, tone, markPercent }: DrawingProps) {
  return (
    <dd aria-hidden="true" className="col-span-2 mt-1 text-line">
      <svg className="block h-6 w-full" focusable="false">
        <rect y="11" width="100%" height="2" fill="currentColor" />
        <rect
          className={toneClasses[tone]}
          y="6"
          width={`${percent}%`}
          height="12"
          rx="3"
          fill="currentColor"
        />
        {markPercent !== undefined && (
          <line
            x1={`${markPercent}%`}
            x2={`${markPercent}%`}
            y2="24"
            className="stroke-text"
            strokeWidth="2"
            strokeDasharray="6 12"
          />
        )}
      </svg>
    </dd>
  );
}

/** The share of the full width, from 0 to 100, to a tenth. */
function measurePercent(value: number, fullWidth: number): number {
  if (fullWidth <= 0) return 0;
  return Math.round(Math.min(Math.max(value / fullWidth, 0), 1) * 1000) / 10;
}
