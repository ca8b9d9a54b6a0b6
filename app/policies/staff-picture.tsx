import { type Position, positionColors } from "./positions-table.tsx";

/** Symbols of public/pictures/staff.svg, `person-1` and on, each in a cell of one size. */
const symbolCount = 12;
/** From one to the next: prime to the count, so that all come before one comes again. */
const step = 5;
const cell = { width: 29, height: 78 } as const;
/** Everybody as one drawn person, in the color of the kind of position, in two rows that are one on a desk; the table counts them. */
export function StaffPicture({ positions }: { positions: readonly Position[] }) {
  const people = positions
    .flatMap(({ count }, kind) => Array.from({ length: count }, () => positionColors[kind]))
    .map((color, place) => ({ color, symbol: ((place * step) % symbolCount) + 1, place }));
  const perRow = Math.ceil(people.length / 2);
  return (
    <div className="mt-5 border-b-2 border-sea sm:mt-8 lg:flex print:hidden" aria-hidden="true">
      {[people.slice(0, perRow), people.slice(perRow)].map((row) => (
        <svg
          key={row[0]?.place}
          viewBox={`0 0 ${perRow * cell.width} ${cell.height - 3}`}
          className="block w-full border-sea max-lg:first:border-b-2 max-lg:not-first:mt-2"
        >
          {row.map(({ color, symbol, place }) => (
            <use
              key={place}
              href={`/pictures/staff.svg#person-${symbol}`}
              x={(place % perRow) * cell.width}
              width={cell.width}
              height={cell.height}
              className={color}
            />
          ))}
        </svg>
      ))}
    </div>
  );
}
