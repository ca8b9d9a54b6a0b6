import type { FactValues } from "#server/facts/fact-store.ts";
import { findLabel } from "./fact-groups.ts";
import { formatChange, listFactPages } from "./format-fact.ts";

interface ChangeListProps {
  before: FactValues;
  after: FactValues;
}

/** What differs, fact by fact, and where visitors see it. */
export function ChangeList({ before, after }: ChangeListProps) {
  return (
    <ul className="stack-4">
      {Object.keys(after).map((path) => {
        const change = formatChange(path, before[path], after[path]);
        const pages = listFactPages(path);
        return (
          <li key={path}>
            <p className="font-semibold">{findLabel(path)}</p>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <Side name="Before" texts={change.before} />
              <Side name="After" texts={change.after} />
              <dt className="text-quiet">Seen on</dt>
              <dd className="wrap-anywhere">
                {pages.length === 0 ? "no page; it is written down only" : pages.join(", ")}
              </dd>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

function Side({ name, texts }: { name: string; texts: readonly string[] }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd>
        {texts.map((text) => (
          <span key={text} className="block wrap-anywhere">
            {text}
          </span>
        ))}
      </dd>
    </>
  );
}
