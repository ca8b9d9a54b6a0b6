interface WeekChartProps {
  title: string;
  /** Oldest first. */
  weeks: readonly { label: string; value: number }[];
}

/** In CSS pixels; across, the drawing is as wide as its place, and its texts keep their size. */
const height = 190;
const [top, bottom] = [24, 30];
const barShare = 0.65;
/** The narrowest place, on a phone of 320 pixels. */
const widthMin = 250;
const digitWidth = 8;
/** More labels would touch each other there. */
const labelsMax = 4;

/** One column a week with its number above it, so that nothing depends on color. */
export function WeekChart({ title, weeks }: WeekChartProps) {
  const most = Math.max(1, ...weeks.map(({ value }) => value));
  const labelEvery = Math.ceil(weeks.length / labelsMax);
  const columnPercent = 100 / Math.max(1, weeks.length);
  const hasRoomForNumbers =
    (columnPercent / 100) * widthMin >= most.toLocaleString("en-US").length * digitWidth;
  const ground = height - bottom;
  return (
    <figure>
      <figcaption className="font-semibold">{title}</figcaption>
      <svg
        width="100%"
        height={height}
        className="mt-2 block overflow-visible text-sea"
        aria-hidden="true"
        focusable="false"
      >
        <line x1="0" x2="100%" y1={ground} y2={ground} className="stroke-line" />
        {weeks.map(({ label, value }, index) => {
          const barHeight = (value / most) * (ground - top);
          const center = (index + 0.5) * columnPercent;
          const isLabeled = index % labelEvery === Math.floor(labelEvery / 2);
          return (
            <g key={label}>
              <rect
                x={`${center - (columnPercent * barShare) / 2}%`}
                y={ground - barHeight}
                width={`${columnPercent * barShare}%`}
                height={barHeight}
                rx="2"
                fill="currentColor"
              />
              {value > 0 && (hasRoomForNumbers || value === most) && (
                <ChartText center={center} y={ground - barHeight - 6}>
                  {value.toLocaleString("en-US")}
                </ChartText>
              )}
              {isLabeled && (
                <ChartText center={center} y={height - 8}>
                  {label}
                </ChartText>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function ChartText({ center, y, children }: { center: number; y: number; children: string }) {
  return (
    <text x={`${center}%`} y={y} textAnchor="middle" className="fill-text text-small">
      {children}
    </text>
  );
}
