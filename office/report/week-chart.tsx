interface WeekChartProps {
  title: string;
  /** Oldest first. */
  weeks: readonly { label: string; value: number }[];
}

const columnWidth = 40;
const barWidth = 26;
const height = 132;
const [top, bottom] = [22, 24];
/** More numbers, or more labels, would touch each other. */
const numbersMax = 14;
const labelsMax = 8;

/** One column a week with its number above it, so that nothing depends on color. */
export function WeekChart({ title, weeks }: WeekChartProps) {
  const most = Math.max(1, ...weeks.map(({ value }) => value));
  const labelEvery = Math.ceil(weeks.length / labelsMax);
  const width = Math.max(1, weeks.length) * columnWidth;
  const ground = height - bottom;
  return (
    <figure>
      <figcaption className="font-semibold">{title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="mt-2 block h-auto w-full max-w-full text-sea"
        aria-hidden="true"
        focusable="false"
      >
        <line x1="0" x2={width} y1={ground} y2={ground} className="stroke-line" />
        {weeks.map(({ label, value }, index) => {
          const barHeight = (value / most) * (ground - top);
          const x = index * columnWidth + (columnWidth - barWidth) / 2;
          const isLabeled = index % labelEvery === 0;
          return (
            <g key={label}>
              <rect
                x={x}
                y={ground - barHeight}
                width={barWidth}
                height={barHeight}
                rx="3"
                fill="currentColor"
              />
              {value > 0 && (weeks.length <= numbersMax || value === most) && (
                <ChartText x={x + barWidth / 2} y={ground - barHeight - 6} text={String(value)} />
              )}
              {isLabeled && <ChartText x={x + barWidth / 2} y={height - 6} text={label} />}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function ChartText({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize="12" className="fill-text">
      {text}
    </text>
  );
}
