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
import { PasskeyForm } from "#office/site/passkey-form.tsx";
import { TextInput } from "#office/site/text-input.tsx";
import { validateEmail } from "#domain/inquiry/inquiry.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { session, canMail, scriptUrl } = context.get(officeContext);
  if (session !== null) throw redirect("/");
  return { canMail, scriptUrl };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const office = context.get(officeContext);
  // Opened from a mail, the page came without the cookie of a session that its form then sends: it
  // has no form token, and the listener has looked where the form came from.
  const form = await request.formData();
  const passkey = form.get("response");
  if (typeof passkey === "string") {
    const signedIn = await office.signInByPasskey(passkey);
    if (signedIn === "signed-in") throw redirect("/");
    return { email: "", problem: passkeyProblems[signedIn] };
  }
  const typed = form.get("email");
  const email = typeof typed === "string" ? typed.trim() : "";
  if (!validateEmail(email)) {
    return { email, error: "Type your email address, such as ann@dealership.example." };
  }
  const outcome = await office.mailSignInLink(email);
  if (outcome.kind === "sent") return { email, isSent: true };
  const minutes = Math.ceil(outcome.waitSeconds / 60);
  return {
    email,
    error: `We've sent too many links. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  };
}

const passkeyProblems = {
  "not-valid": "This passkey does not sign in here. Use a link by mail instead.",
  "too-many": "Too many attempts. Wait a quarter of an hour and try again.",
};

export default function SignInPage() {
  const { canMail, scriptUrl } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (result && "isSent" in result) {
    return (
      <PageFrame title="Check your email">
        <p className="max-w-prose">
          If {result.email} belongs to somebody who works here, a sign-in link is on its way. It
          works once, within 15 minutes.
        </p>
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Sign in">
      {result && "problem" in result && (
        <p role="alert" className="mb-4 font-semibold text-act">
          {result.problem}
        </p>
      )}
      {canMail ? (
        <form method="post" className="max-w-prose stack-4">
          <TextInput
            id="email"
            name="email"
            type="email"
            label="Your email address"
            autoComplete="email"
            value={result?.email ?? ""}
            error={result && "error" in result ? result.error : undefined}
          />
          <Button look="act">Email me a link</Button>
        </form>
      ) : null}
      <div className="mt-6">
        <PasskeyForm
          kind="sign-in"
          options="/sign-in/passkey-options"
          failed="No passkey was used. Try again, or use a link by mail."
          scriptUrl={scriptUrl}
        >
          <Button>Sign in with a passkey</Button>
        </PasskeyForm>
      </div>
      <p className="mt-4 max-w-prose text-quiet">
        At the computer where the office runs, use the link that it printed when it was started.
      </p>
    </PageFrame>
  );
}
