import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { officeContext } from "#office/context.ts";
import { Button } from "#office/site/button.tsx";
import { PageFrame } from "#office/site/page-frame.tsx";

/** Opening a link signs nobody in: mail programs open links to look at them. The button does. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { sessions } = context.get(officeContext);
  return { isValid: await sessions.isLinkValid(params["token"] ?? "") };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const office = context.get(officeContext);
  const outcome = await office.signIn(params["token"] ?? "");
  if (outcome === "signed-in") throw redirect("/");
  return { isTooMany: outcome === "too-many" };
}

export default function LinkPage() {
  const { isValid } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (result?.isTooMany === true) {
    return (
      <PageFrame title="Too many attempts">
        <p>Wait 15 minutes, then open the link again.</p>
      </PageFrame>
    );
  }
  if (!isValid || result !== undefined) {
    return (
      <PageFrame title="This link no longer works">
        <p className="max-w-prose">
          A link works once, and only for 15 minutes.{" "}
          <a href="/sign-in" className="text-brand">
            Ask for a new one
          </a>
          . At the computer where the office runs, have another one printed.
        </p>
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Sign in">
      <form method="post">
        <Button look="act">Sign in on this device</Button>
      </form>
      <p className="mt-4 max-w-prose text-quiet">
        You stay signed in for 12 hours, or until you sign out.
      </p>
    </PageFrame>
  );
}
