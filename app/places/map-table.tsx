import type { ReactNode } from "react";
import { mapTables } from "#content/pages/words/place.ts";

interface MapTableProps {
  /** What the rows are, for those who do not see the map. */
  caption: string;
  columns: readonly string[];
  children: ReactNode;
}

/** What a map shows, in words. Each child is a `MapTableRow`. */
export function MapTable({ caption, columns, children }: MapTableProps) {
  return (
    <details className="mt-2 text-small text-quiet">
      {/* With its padding 29 px high; a finger needs 24 (WCAG 2.5.8). */}
      <summary className="py-1">{mapTables.label}</summary>
      <table className="mt-2 w-full max-w-prose text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </details>
  );
}

interface MapTableRowProps {
  href: string;
  name: string;
  cells: readonly (string | number)[];
}

/** A place, which is a link, and what the other columns say of it. */
export function MapTableRow({ href, name, cells }: MapTableRowProps) {
  return (
    <tr>
      <th scope="row">
        <a href={href} className="inline-block py-1 text-brand">
          {name}
        </a>
      </th>
      {cells.map((cell, column) => (
        // The cells of a row never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={column}>{cell}</td>
      ))}
    </tr>
  );
}
