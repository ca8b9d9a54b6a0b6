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
import { FormToken } from "#office/site/form-token.tsx";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { formatBrowser, formatMoment } from "#office/site/texts.ts";
import { changeAccount } from "./change-account.ts";
import { isFreshSession } from "./fresh-session.ts";
import { Passkeys } from "./passkeys-panel.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { session, sessions, passkeys, scriptUrl, now } = context.get(officeContext);
  if (session === null) throw redirect("/sign-in");
  const { member } = session;
  const [open, own] = await Promise.all([sessions.list(), passkeys.list(member)]);
  return {
    name: member.name,
    email: member.email,
    scriptUrl,
    isFresh: isFreshSession(session, now()),
    passkeys: own,
    sessions: open
      .filter((each) => each.member.id === member.id)
      .map(({ id, startedAt, userAgent }) => ({
        id,
        startedAt,
        userAgent,
        isThis: id === session.id,
      })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const office = context.get(officeContext);
  const problem = await changeAccount(office, await office.readForm(request));
  if (problem !== null) return { problem };
  throw redirect("/account");
}

export default function AccountPage() {
  const { name, email, isFresh, passkeys, sessions, scriptUrl } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const formToken = useRouteLoaderData<typeof rootLoader>("root")?.formToken ?? "";
  return (
    <PageFrame title={name}>
      {result && (
        <p role="alert" className="mb-4 font-semibold text-act">
          {result.problem}
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title="Passkeys">
          {email === "" ? (
            <p className="max-w-prose">
              A passkey belongs to a person. Add yourself under{" "}
              <a href="/staff" className="text-brand">
                People
              </a>{" "}
              and sign in with your email address first.
            </p>
          ) : (
            <Passkeys
              passkeys={passkeys}
              isFresh={isFresh}
              scriptUrl={scriptUrl}
              formToken={formToken}
            />
          )}
        </Panel>
        <Panel title="Where you are signed in">
          <ul className="stack-3">
            {sessions.map(({ id, startedAt, userAgent, isThis }) => (
              <li key={id}>
                {isThis ? "This browser" : "Another browser"}, since {formatMoment(startedAt)}
                <span className="block text-small text-quiet [overflow-wrap:anywhere]">
                  {formatBrowser(userAgent)}
                </span>
              </li>
            ))}
          </ul>
          <form method="post" className="mt-5 flex flex-wrap gap-3">
            <FormToken value={formToken} />
            <Button intent="end-others">Sign out everywhere else</Button>
            <Button intent="end-all">Sign out everywhere</Button>
          </form>
        </Panel>
      </div>
    </PageFrame>
  );
}
