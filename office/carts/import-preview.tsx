import { Button } from "#office/site/button.tsx";
import { Alert } from "#office/site/alert.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { Panel } from "#office/site/page-frame.tsx";
import { formatCount } from "#office/site/texts.ts";
import { ChangeTable, ShownOnList } from "./change-preview.tsx";
import type { Importing, ImportPlan } from "./import-file.ts";

/** What an import will do, cart by cart, with the button that does it. */
export function ImportPreview({ plan, formToken }: { plan: ImportPlan; formToken: string }) {
  const { file, undone, revision, counts, carts, isReordered, shownOn, isMadeAnew } = plan;
  const { added, changed, removed, unchanged } = counts;
  const total = added + changed + removed;
  return (
    <form method="post" encType="multipart/form-data" className="stack-5">
      <FormToken value={formToken} />
      <input type="hidden" name="revision" value={revision} />
      {file !== null && (
        <>
          <input type="hidden" name="fileName" value={file.name} />
          <textarea name="text" defaultValue={file.text} readOnly hidden />
          {file.isReplacing && <input type="hidden" name="isReplacing" value="on" />}
        </>
      )}
      {undone !== null && <input type="hidden" name="undone" value={undone} />}
      {isMadeAnew && (
        <Alert text="Somebody else changed carts meanwhile, so nothing was published. Please check this again." />
      )}
      <p>
        Nothing is published yet. {listCounts({ added, changed, removed, unchanged }).join(", ")}
        {isReordered && ", in a new order"}.
        {removed > 0 && " The pages of removed carts will say that they are no longer here."}
        {undone !== null && " This also undoes what was changed since."}
      </p>
      {carts.map(({ id, name, what, lines }) => (
        <Panel key={id} title={`${name}: ${what}`}>
          {lines.length > 0 && <ChangeTable caption={`What changes on ${name}`} lines={lines} />}
        </Panel>
      ))}
      {total > carts.length && (
        <p>… and {formatCount(total - carts.length, "cart", "carts")} more.</p>
      )}
      {shownOn.length > 0 && (
        <Panel title="Where visitors will see it">
          <ShownOnList shownOn={shownOn} />
        </Panel>
      )}
      <div className="flex flex-wrap items-center gap-5">
        {total > 0 || isReordered ? (
          <Button intent={undone === null ? "import" : "undo"} look="act">
            Publish
          </Button>
        ) : (
          <p className="font-semibold">There is nothing to change.</p>
        )}
        <a href="/carts/import" className="inline-flex min-h-11 items-center text-brand">
          Cancel
        </a>
      </div>
    </form>
  );
}

/** What an import does, in words, without what it does to none. */
function listCounts({ added, changed, removed, unchanged }: ImportPlan["counts"]): string[] {
  const counts = [
    { count: added, what: "added" },
    { count: changed, what: "changed" },
    { count: removed, what: "removed" },
    { count: unchanged, what: "unchanged" },
  ];
  return counts
    .filter(({ count }) => count > 0)
    .map(({ count, what }) => `${formatCount(count, "cart", "carts")} ${what}`);
}

/** What is wrong in a file, by its lines, in the words of the terminal's import. */
export function FileProblems({
  fileName,
  problems,
  count,
}: Extract<Importing, { kind: "problems" }>) {
  return (
    <div role="alert" className="mb-5 rounded-card border-2 border-act p-4">
      <p className="font-semibold">
        {`${formatCount(count, "problem", "problems")} in ${fileName}. Nothing was changed: fix them in the spreadsheet and upload it again.`}
      </p>
      <div className="relative overflow-x-auto">
        <table className="mt-3 w-full text-left text-small">
          <caption className="sr-only">What is wrong in {fileName}</caption>
          <thead>
            <tr>
              {["Line", "Column", "In the file", "What belongs there"].map((title) => (
                <th key={title} scope="col" className="py-1 pr-3">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, field, value, expected }) => (
              <tr key={`${line} ${field} ${expected}`} className="border-t border-line align-top">
                <th scope="row" className="py-1 pr-3">
                  {line}
                </th>
                <td className="py-1 pr-3">{field}</td>
                <td className="py-1 pr-3 min-w-20 [overflow-wrap:anywhere]">
                  {value === "" ? "(empty)" : value}
                </td>
                <td className="py-1">{expected}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
