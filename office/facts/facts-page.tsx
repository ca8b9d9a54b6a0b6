import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from "react-router";
import { business } from "#content/dealership/business.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import { officeContext } from "#office/context.ts";
import type { loader as rootLoader } from "#office/root.tsx";
import { Button } from "#office/site/button.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { formatMoment } from "#office/site/texts.ts";
import type { FactChange, FactValues } from "#server/facts/fact-store.ts";
import { ChangeList } from "./change-list.tsx";
import { factGroups, findFactGroup, type FactGroup } from "./fact-groups.ts";
import { formatFact } from "./format-fact.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { facts, now } = context.get(officeContext);
  const [all, changes] = await Promise.all([facts.readAll(), facts.listChanges()]);
  const today = toDay(now(), business.timeZone);
  const closures = all["hours.specialDays"] as readonly SpecialDay[];
  const values: FactValues = {
    ...all,
    "hours.specialDays": closures.filter(({ day }) => day >= today),
  };
  const published = new URL(request.url).searchParams.get("published") ?? undefined;
  return { values, changes, published: findFactGroup(published)?.title ?? null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { facts, session, readForm } = context.get(officeContext);
  const id = (await readForm(request)).get("id");
  if (session === null || typeof id !== "string") throw new Response(null, { status: 404 });
  const outcome = await facts.undo(id, session.member.name);
  if (outcome.kind === "done") throw redirect("/facts");
  return {
    message:
      outcome.kind === "conflict"
        ? "This was changed again since, so it was not undone. Undo the newer change first, or type the value you want."
        : "There was nothing to undo: the site shows this already.",
  };
}

export default function FactsPage() {
  const { values, changes, published } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <PageFrame title="Facts">
      <p className="max-w-prose">
        What you publish here changes at once on every page and policy that shows it, and in what
        search engines read.
      </p>
      {published !== null && (
        <output className="mt-4 block font-semibold text-good">{`Published: ${published}.`}</output>
      )}
      {result && (
        <p role="alert" className="mt-4 font-semibold text-act">
          {result.message}
        </p>
      )}
      <div className="mt-5 gap-5 lg:columns-2">
        {factGroups.map((group) => (
          <GroupPanel key={group.id} group={group} values={values} />
        ))}
      </div>
      <div className="mt-5">
        <Panel title="History">
          {changes.length === 0 && <p className="text-quiet">Nothing was changed here yet.</p>}
          <ol className="stack-5">
            {changes.map((change) => (
              <HistoryItem key={change.id} change={change} />
            ))}
          </ol>
        </Panel>
      </div>
    </PageFrame>
  );
}

/** More lines than these are folded away. */
const linesShownMax = 12;

function GroupPanel({ group, values }: { group: FactGroup; values: FactValues }) {
  const rows = Object.entries(group.labels);
  const list = (
    <dl className="stack-2">
      {rows.map(([path, label]) => (
        <div key={path}>
          <dt className={rows.length === 1 ? "sr-only" : "text-small text-quiet"}>{label}</dt>
          {formatFact(path, values[path]).map((text) => (
            <dd key={text} className="wrap-anywhere">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
  return (
    <div className="mb-5 break-inside-avoid">
      <Panel title={group.title}>
        {rows.length <= linesShownMax ? (
          list
        ) : (
          <details>
            <summary className="min-h-11 py-2">{`See all ${rows.length} prices and rules`}</summary>
            {list}
          </details>
        )}
        <p className="mt-4">
          <a
            href={`/facts/${group.id}`}
            className="inline-flex min-h-11 items-center font-semibold text-brand"
          >
            Change <span className="sr-only">{group.title}</span>
          </a>
        </p>
      </Panel>
    </div>
  );
}

function HistoryItem({ change }: { change: FactChange }) {
  const formToken = useRouteLoaderData<typeof rootLoader>("root")?.formToken ?? "";
  return (
    <li className="border-b border-line pb-5 last:border-0 last:pb-0">
      <form method="post" className="flex flex-wrap items-center gap-3">
        <FormToken value={formToken} />
        <input type="hidden" name="id" value={change.id} />
        <p className="grow">
          {change.action === "undid" ? "Undone" : "Changed"} by {change.memberName},{" "}
          {formatMoment(change.changedAt)}
        </p>
        <Button intent="undo">
          Undo <span className="sr-only">the change of {formatMoment(change.changedAt)}</span>
        </Button>
      </form>
      <div className="mt-2">
        <ChangeList before={change.before} after={change.after} />
      </div>
    </li>
  );
}
