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
import { TextInput } from "#office/site/text-input.tsx";
import { validateEmail } from "#domain/inquiry/inquiry.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { session, canMail } = context.get(officeContext);
  if (session !== null) throw redirect("/");
  return { canMail };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const office = context.get(officeContext);
  // Opened from a mail, the page came without the cookie of a session that its form then sends: it
  // has no form token, and the listener has looked where the form came from.
  const form = await request.formData();
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
    error: `Too many links were asked for. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  };
}

export default function SignInPage() {
  const { canMail } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (result && "isSent" in result) {
    return (
      <PageFrame title="Look in your mail">
        <p className="max-w-prose">
          If {result.email} belongs to somebody who works here, a link to sign in is on its way. It
          works once, within 15 minutes.
        </p>
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Sign in">
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
          <Button look="act">Mail me a link</Button>
        </form>
      ) : null}
      <p className="mt-4 max-w-prose text-quiet">
        At the computer where the office runs, use the link that it printed when it was started.
      </p>
    </PageFrame>
  );
}
