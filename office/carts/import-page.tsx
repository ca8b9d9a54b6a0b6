import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from "react-router";
import { officeContext } from "#office/context.ts";
import type { loader as rootLoader } from "#office/root.tsx";
import { Button } from "#office/site/button.tsx";
import { Checkbox } from "#office/site/checkbox.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { formatMoment } from "#office/site/texts.ts";
import { importCarts } from "./import-file.ts";
import { FileProblems, ImportPreview } from "./import-preview.tsx";
import { PublishedNote } from "./published-note.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { carts } = context.get(officeContext);
  return {
    imports: await carts.listImports(),
    isPublished: new URL(request.url).searchParams.has("published"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const office = context.get(officeContext);
  const outcome = await importCarts(office, await office.readForm(request));
  if (outcome.kind === "done") throw redirect("/carts/import?published");
  return outcome;
}

export default function ImportPage() {
  const { imports, isPublished } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const formToken = useRouteLoaderData<typeof rootLoader>("root")?.formToken ?? "";
  if (result?.kind === "plan") {
    return (
      <PageFrame title="Preview">
        <ImportPreview plan={result.plan} formToken={formToken} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Carts from a spreadsheet">
      {isPublished && result === undefined && <PublishedNote publicUrl={null} />}
      {result?.kind === "problems" && <FileProblems {...result} />}
      <div className="stack-5">
        <Panel title="Upload a spreadsheet">
          <UploadForm
            problem={result?.kind === "refused" ? result.text : undefined}
            formToken={formToken}
          />
        </Panel>
        <Panel title="Earlier uploads">
          {imports.length === 0 && (
            <p className="text-quiet">No spreadsheet has been uploaded yet.</p>
          )}
          <ol className="stack-3">
            {imports.map(({ revision, changedAt, source, added, changed, removed }) => (
              <li key={revision}>
                <form method="post" className="flex flex-wrap items-center gap-3">
                  <FormToken value={formToken} />
                  <input type="hidden" name="undone" value={revision} />
                  <span className="grow">
                    {formatMoment(changedAt)}: {source}
                    <span className="block text-small text-quiet">
                      {added} added, {changed} changed, {removed} removed
                    </span>
                  </span>
                  <Button intent="check-undo">
                    Undo<span className="sr-only"> {source}</span>
                  </Button>
                </form>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </PageFrame>
  );
}

function UploadForm({ problem, formToken }: { problem: string | undefined; formToken: string }) {
  return (
    <form method="post" encType="multipart/form-data" className="stack-3">
      <FormToken value={formToken} />
      <p>
        <a href="/carts/export.csv" className="inline-flex min-h-11 items-center text-brand">
          Download the carts
        </a>
      </p>
      <ol className="list-decimal pl-5">
        <li>Download the carts and open the file in a spreadsheet program.</li>
        <li>Change it. Leave the first row and the column “id” as they are.</li>
        <li>Save it as “CSV UTF-8” and upload it here. You see every change before it is made.</li>
      </ol>
      <div>
        <label htmlFor="file" className="mb-1 block font-semibold">
          The file
        </label>
        {problem !== undefined && (
          <p id="file-error" className="mb-1 text-small font-semibold text-act" role="alert">
            {problem}
          </p>
        )}
        <input
          id="file"
          name="file"
          type="file"
          accept=".csv,.json,text/csv"
          required
          aria-describedby={problem === undefined ? undefined : "file-error"}
          className="min-h-11 w-full rounded-card border-2 border-dashed border-field bg-raised p-4"
        />
      </div>
      <Checkbox
        name="isReplacing"
        label="Also remove the carts that are not in the file"
        isChecked={false}
      />
      <p>
        <Button intent="check" look="act">
          Check the file
        </Button>
      </p>
    </form>
  );
}
