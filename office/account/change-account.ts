import { redirect } from "react-router";
import type { OfficeContext } from "#server/office/office-services.ts";
import { freshMinutes, isFreshSession } from "./fresh-session.ts";

type Office = Pick<OfficeContext, "session" | "sessions" | "passkeys" | "signOut" | "now">;

/**
 * Does what the pressed button says; returns what went wrong, or null.
 * @throws a redirect when the person is signed out now.
 */
export async function changeAccount(
  { session, sessions, passkeys, signOut, now }: Office,
  form: FormData,
): Promise<string | null> {
  if (session === null) return "Sign in first.";
  const { member, id } = session;
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const isFresh = isFreshSession(session, now());
  switch (read("intent")) {
    case "end-others":
      await sessions.endOthers(member, id);
      return null;
    case "end-all":
      await sessions.endOthers(member, id);
      await signOut();
      throw redirect("/sign-in");
    case "remove-passkey":
      if (!isFresh) return notFresh;
      await passkeys.remove(member, read("id"));
      return null;
    case "": {
      // The script sends the form without a button.
      if (!isFresh) return notFresh;
      const answer = { name: read("name"), response: parse(read("response")) };
      const isAdded = await passkeys.finishAdding(member, id, answer);
      return isAdded ? null : "The passkey was not added. Try again.";
    }
    default:
      return "That button is not known here. Reload the page.";
  }
}

const notFresh = `Sign out and in again first: passkeys are changed within ${freshMinutes} minutes of signing in.`;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
