import type { ActionFunctionArgs } from "react-router";
import { officeContext } from "#office/context.ts";

/** The challenge for a browser that wants to sign in with a passkey. */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  const options = await context.get(officeContext).beginPasskeySignIn();
  return options === null ? new Response(null, { status: 429 }) : Response.json(options);
}
