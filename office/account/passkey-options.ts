import type { ActionFunctionArgs } from "react-router";
import { officeContext } from "#office/context.ts";
import { isFreshSession } from "./fresh-session.ts";

/** The challenge for a person who adds a passkey. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { session, passkeys, readForm, now } = context.get(officeContext);
  await readForm(request);
  if (session === null || !isFreshSession(session, now())) {
    return new Response(null, { status: 403 });
  }
  return Response.json(await passkeys.beginAdding(session.member, session.id));
}
