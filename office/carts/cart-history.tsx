import { Button } from "#office/site/button.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { Panel } from "#office/site/page-frame.tsx";
import { formatMoment } from "#office/site/texts.ts";
import { ChangeTable } from "./change-preview.tsx";
import type { ChangeLine } from "./cart-texts.ts";

export interface HistoryItem {
  id: string;
  changedAt: string;
  memberName: string;
  action: string;
  lines: ChangeLine[];
}

/** Who changed what, the newest first, each with the button that takes it back. */
export function CartHistory({
  items,
  formToken,
}: {
  items: readonly HistoryItem[];
  formToken: string;
}) {
  return (
    <Panel title="History">
      {items.length === 0 && <p className="text-quiet">Nobody has changed this cart here yet.</p>}
      <ol className="stack-3">
        {items.map(({ id, changedAt, memberName, action, lines }) => (
          <li key={id}>
            <details>
              <summary className="min-h-11 py-2">
                {formatMoment(changedAt)}: {memberName} {action}{" "}
                <span className="text-quiet">{summarize(lines)}</span>
              </summary>
              <ChangeTable caption={`What ${memberName} changed`} lines={lines} />
              <form method="post" className="mt-2">
                <FormToken value={formToken} />
                <input type="hidden" name="change" value={id} />
                {action === "added" && (
                  <p className="mb-2 text-small text-quiet">
                    Undoing this hides the cart but doesn't delete it. Its page will tell visitors
                    that it's gone, and you can show it again here.
                  </p>
                )}
                <Button intent="undo">
                  Undo this change
                  <span className="sr-only">
                    {" "}
                    of {formatMoment(changedAt)}: {summarize(lines)}
                  </span>
                </Button>
              </form>
            </details>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const namedMax = 3;

function summarize(lines: readonly ChangeLine[]): string {
  const labels = lines.map(({ label }) => label.toLowerCase());
  const left = labels.length - namedMax;
  const named = labels.slice(0, namedMax).join(", ");
  return left > 0 ? `${named} and ${left} more` : named;
}
