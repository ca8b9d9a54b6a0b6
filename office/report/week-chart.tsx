interface WeekChartProps {
  title: string;
  /** Oldest first. */
  weeks: readonly { label: string; value: number }[];
}

/** The same for a month and a year, so that its texts can be read on a phone, too. */
const [width, height] = [560, 190];
const barShare = 0.65;
const fontSize = 18;
const [top, bottom] = [28, 30];
const digitWidth = 11;
/** More labels would touch each other. */
const labelsMax = 5;

/** One column a week with its number above it, so that nothing depends on color. */
export function WeekChart({ title, weeks }: WeekChartProps) {
  const most = Math.max(1, ...weeks.map(({ value }) => value));
  const labelEvery = Math.ceil(weeks.length / labelsMax);
  const columnWidth = width / Math.max(1, weeks.length);
  const barWidth = columnWidth * barShare;
  const hasRoomForNumbers = columnWidth >= String(most).length * digitWidth;
  const ground = height - bottom;
  return (
    <figure>
      <figcaption className="font-semibold">{title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="mt-2 block h-auto w-full max-w-full overflow-visible text-sea"
        aria-hidden="true"
        focusable="false"
      >
        <line x1="0" x2={width} y1={ground} y2={ground} className="stroke-line" />
        {weeks.map(({ label, value }, index) => {
          const barHeight = (value / most) * (ground - top);
          const x = index * columnWidth + (columnWidth - barWidth) / 2;
          const isLabeled = index % labelEvery === Math.floor(labelEvery / 2);
          return (
            <g key={label}>
              <rect
                x={x}
                y={ground - barHeight}
                width={barWidth}
                height={barHeight}
                rx={Math.min(3, barWidth / 4)}
                fill="currentColor"
              />
              {value > 0 && (hasRoomForNumbers || value === most) && (
                <ChartText x={x + barWidth / 2} y={ground - barHeight - 6} text={String(value)} />
              )}
              {isLabeled && <ChartText x={x + barWidth / 2} y={height - 8} text={label} />}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function ChartText({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize={fontSize} className="fill-text">
      {text}
    </text>
  );
}
