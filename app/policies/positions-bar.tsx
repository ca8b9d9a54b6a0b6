interface Position {
  label: string;
  /** When in the year. */
  note: string;
  count: number;
}

/** One for each kind of position, in their order. */
const colors = ["text-brand", "text-sea", "text-good"];

interface PositionsBarProps {
  caption: string;
  positions: readonly Position[];
  /** What the whole bar stands for. */
  total: number;
}

/** The kinds of positions as the parts of one bar, and as the table that it draws. */
export function PositionsBar({ caption, positions, total }: PositionsBarProps) {
  return (
    <figure className=" print:break-inside-avoid">
      <Drawing counts={positions.map(({ count }) => count)} total={total} />
      <table className="mt-3 w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <tbody>
          {positions.map(({ label, note, count }, index) => (
            <tr key={label} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-start font-normal">
                <span
                  className={`me-3 inline-block size-3 rounded-pill bg-current print:hidden ${colors[index]}`}
                />
                {label}
              </th>
              <td className="py-1.5 text-quiet">{note}</td>
              <td className="price-figures py-1.5 text-end">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** The parts of the bar one after another, each with its count on it. */
function Drawing({ counts, total }: { counts: readonly number[]; total: number }) {
  return (
    <svg className="block h-12 w-full overflow-hidden rounded-field" aria-hidden="true">
      {counts.map((count, index) => {
        const before = counts.slice(0, index).reduce((sum, each) => sum + each, 0);
        const start = toPercent(before, total);
        return (
          <g key={start} className={colors[index]}>
            <rect x={start} width={toPercent(count, total)} height="100%" fill="currentColor" />
            <svg x={start} overflow="visible">
              {index > 0 && <rect width="2" height="100%" className="fill-page" />}
              <text x="14" y="31" className="price-figures fill-page text-title-3">
                {count}
              </text>
            </svg>
          </g>
        );
      })}
    </svg>
  );
}

function toPercent(count: number, total: number): string {
  return `${((count / total) * 100).toFixed(1)}%`;
}
