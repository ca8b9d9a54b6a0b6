import type { SumLine } from "./place-sentences.ts";

/** The parts of an answer in a line each, like those of a bill. */
export function SumLines({ lines }: { lines: readonly SumLine[] }) {
  return (
    <dl className="sum-lines">
      {lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
