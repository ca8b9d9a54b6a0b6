import { Button } from "#office/site/button.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { Panel } from "#office/site/page-frame.tsx";
import { formatCount } from "#office/site/texts.ts";
import { ChangeTable } from "./change-preview.tsx";
import type { Importing, ImportPlan } from "./import-file.ts";

/** What an import will do, cart by cart, with the button that does it. */
export function ImportPreview({ plan, formToken }: { plan: ImportPlan; formToken: string }) {
  const { file, undone, revision, counts, carts, isReordered } = plan;
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
      <p>
        Nothing is published yet. It would be: {added} added, {changed} changed, {removed} removed,{" "}
        {unchanged} as they are{isReordered && ", and another order"}.
        {removed > 0 && " The pages of removed carts say that they are no longer here."}
        {undone !== null && " This also takes back what was changed since."}
      </p>
      {carts.map(({ id, name, what, lines }) => (
        <Panel key={id} title={`${name}: ${what}`}>
          {lines.length > 0 && <ChangeTable caption={`What changes on ${name}`} lines={lines} />}
        </Panel>
      ))}
      {total > carts.length && (
        <p>… and {formatCount(total - carts.length, "cart", "carts")} more.</p>
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
          Back, and change nothing
        </a>
      </div>
    </form>
  );
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
        {formatCount(count, "problem", "problems")} in {fileName}. Nothing was changed.
      </p>
      <div className="relative overflow-x-auto">
        <table className="mt-3 w-full text-left text-small">
          <caption className="sr-only">What is wrong in {fileName}</caption>
          <thead>
            <tr>
              {["Line", "Column", "It says", "Expected"].map((title) => (
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
                <td className="py-1 pr-3 break-all">{value === "" ? "nothing" : value}</td>
                <td className="py-1">{expected}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
