import { Panel } from "./page-frame.tsx";
import { formatMoment } from "./texts.ts";

interface LoggedChange {
  id: string;
  /** ISO 8601 in UTC. */
  changedAt: string;
  /** Who did what: "Ann added a note". */
  text: string;
}

/** Who did what, the newest first; nothing when nobody did anything. */
export function ChangeLog({ changes }: { changes: readonly LoggedChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Panel title="History">
      <ul className="stack-2 text-small">
        {changes.map(({ id, changedAt, text }) => (
          <li key={id} className="wrap-anywhere">
            {formatMoment(changedAt)}: {text}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
