import type { ReactNode } from "react";
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
import { ChangeLog } from "#office/site/change-log.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { TextInput } from "#office/site/text-input.tsx";
import { formatBrowser, formatMoment } from "#office/site/texts.ts";
import { formatStaffChange } from "./format-staff-change.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { staff, sessions, session, canMail } = context.get(officeContext);
  const [people, open, changes] = await Promise.all([
    staff.list(),
    sessions.list(),
    staff.listChanges(),
  ]);
  return {
    canMail,
    people,
    changes: changes.map((change) => ({ ...change, text: formatStaffChange(change) })),
    sessions: open.map(({ id, member, startedAt, userAgent }) => ({
      id,
      memberName: member.name,
      startedAt,
      userAgent,
      isOwn: id === session?.id,
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { readForm, staff, sessions, session } = context.get(officeContext);
  const form = await readForm(request);
  if (session === null) throw redirect("/sign-in");
  const by = session.member;
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  switch (read("intent")) {
    case "add": {
      const typed = { name: read("name"), email: read("email") };
      const added = await staff.add(typed, by);
      if ("id" in added) break;
      return { typed, problems: added };
    }
    case "remove":
      await staff.remove(read("id"), by);
      break;
    case "end":
      await sessions.revoke(read("id"), by);
      break;
    default:
      throw new Response(null, { status: 404 });
  }
  throw redirect("/staff");
}

export default function StaffPage() {
  const { canMail, people, changes, sessions } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const formToken = useRouteLoaderData<typeof rootLoader>("root")?.formToken ?? "";
  return (
    <PageFrame title="People">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title="Who can use the office">
          {people.length === 0 && <p className="text-quiet">Nobody yet, only this computer.</p>}
          <ul className="stack-3">
            {people.map(({ id, name, email }) => (
              <ListedItem key={id} id={id} formToken={formToken} intent="remove" name={name}>
                {name} <span className="text-quiet">{email}</span>
              </ListedItem>
            ))}
          </ul>
          <form method="post" className="mt-5 stack-3" noValidate>
            <FormToken value={formToken} />
            <TextInput
              id="name"
              name="name"
              label="Name"
              value={refused?.typed.name ?? ""}
              error={refused?.problems.name}
            />
            <TextInput
              id="email"
              name="email"
              type="email"
              label="Email address"
              value={refused?.typed.email ?? ""}
              error={refused?.problems.email}
            />
            <Button intent="add" look="act">
              Add
            </Button>
          </form>
          <p className="mt-4 text-small text-quiet">
            {canMail
              ? "They sign in with a link we email to this address."
              : "Links can't be emailed yet: the site has no mail server (SMTP_URL)."}
          </p>
        </Panel>
        <Panel title="Signed in now">
          <ul className="stack-3">
            {sessions.map(({ id, memberName, startedAt, userAgent, isOwn }) => (
              <ListedItem key={id} id={id} formToken={formToken} intent="end" name={memberName}>
                {memberName}
                {isOwn && " (this browser)"}, since {formatMoment(startedAt)}
                <span className="block text-small text-quiet">{formatBrowser(userAgent)}</span>
              </ListedItem>
            ))}
          </ul>
        </Panel>
        <ChangeLog changes={changes} />
      </div>
    </PageFrame>
  );
}

const buttonTexts = { remove: "Remove", end: "Sign out" };

/** A person or a session, with the button that ends it. */
function ListedItem({
  id,
  name,
  intent,
  formToken,
  children,
}: {
  id: string;
  /** Said after the button's text to those who do not see the row. */
  name: string;
  intent: keyof typeof buttonTexts;
  formToken: string;
  children: ReactNode;
}) {
  return (
    <li>
      <form method="post" className="flex flex-wrap items-center gap-3">
        <FormToken value={formToken} />
        <input type="hidden" name="id" value={id} />
        <span className="grow">{children}</span>
        <Button intent={intent}>
          {buttonTexts[intent]} <span className="sr-only">{name}</span>
        </Button>
      </form>
    </li>
  );
}
