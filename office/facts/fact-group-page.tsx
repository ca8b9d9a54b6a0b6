import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from "react-router";
import { ErrorList } from "#app/ui/error-list.tsx";
import { business } from "#content/dealership/business.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import { officeContext } from "#office/context.ts";
import type { loader as rootLoader } from "#office/root.tsx";
import { Alert } from "#office/site/alert.tsx";
import { Button } from "#office/site/button.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { changeFacts, type FactForm } from "./change-facts.ts";
import { ChangeList } from "./change-list.tsx";
import { toFields } from "./fact-fields.ts";
import { type FactGroup, findFactGroup } from "./fact-groups.ts";
import { FactInputs } from "./fact-inputs.tsx";
import { formatFact } from "./format-fact.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { facts, now } = context.get(officeContext);
  const group = requireGroup(params["group"]);
  const all = await facts.readAll();
  const seen = Object.fromEntries(Object.keys(group.labels).map((path) => [path, all[path]]));
  const fields = toFields(group, seen, toDay(now(), business.timeZone));
  const form: FactForm = {
    fields,
    seen,
    problems: [],
    message: null,
    overtaken: [],
    preview: null,
  };
  return { group, form };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const office = context.get(officeContext);
  const group = requireGroup(params["group"]);
  const result = await changeFacts(office, group, await office.readForm(request));
  if (result === "done") throw redirect(`/facts?published=${group.id}`);
  return result;
}

function requireGroup(id: string | undefined): FactGroup {
  const group = findFactGroup(id);
  if (group === undefined) throw new Response(null, { status: 404 });
  return group;
}

export default function FactGroupPage() {
  const { group, form: opened } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>() ?? opened;
  const formToken = useRouteLoaderData<typeof rootLoader>("root")?.formToken ?? "";
  return (
    <PageFrame title={group.title}>
      <p className="max-w-prose">
        <a href="/facts" className="text-brand">
          All facts
        </a>
        {form.preview === null && ` · ${group.intro}`}
      </p>
      <form method="post" className="mt-5 stack-5" noValidate>
        <FormToken value={formToken} />
        <input type="hidden" name="seen" value={JSON.stringify(pickSeen(group, form))} />
        {form.preview === null ? (
          <Editing group={group} form={form} />
        ) : (
          <Preview form={form} preview={form.preview} />
        )}
      </form>
    </PageFrame>
  );
}

function Editing({ group, form }: { group: FactGroup; form: FactForm }) {
  const { message, problems, fields } = form;
  return (
    <>
      {problems.length > 0 ? (
        <ErrorList
          id="errors"
          title={message ?? ""}
          errors={problems.map(({ name, label, message: said }) => ({
            name,
            message: `${label}: ${said}`,
          }))}
        />
      ) : (
        <Alert text={message} />
      )}
      <Overtaken group={group} form={form} />
      <FactInputs
        group={group}
        fields={fields}
        problems={Object.fromEntries(problems.map(({ name, message: said }) => [name, said]))}
      />
      <Button intent="preview" look="act">
        See what changes
      </Button>
    </>
  );
}

/** What somebody else published meanwhile, to be read beside what was typed. */
function Overtaken({ group, form }: { group: FactGroup; form: FactForm }) {
  if (form.overtaken.length === 0) return null;
  return (
    <Panel title="What the site shows now">
      <dl className="stack-3">
        {form.overtaken.map((path) => (
          <div key={path}>
            <dt className="font-semibold">{group.labels[path]}</dt>
            {formatFact(path, form.seen[path]).map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Preview({
  form: { fields },
  preview,
}: {
  form: FactForm;
  preview: NonNullable<FactForm["preview"]>;
}) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Panel title="What changes for visitors">
        <ChangeList {...preview} />
      </Panel>
      <div className="flex flex-wrap gap-3">
        <Button intent="publish" look="act">
          Publish
        </Button>
        <Button intent="edit">Keep editing</Button>
      </div>
    </>
  );
}

function pickSeen({ labels }: FactGroup, { seen }: FactForm) {
  return Object.fromEntries(Object.keys(labels).map((path) => [path, seen[path]]));
}
