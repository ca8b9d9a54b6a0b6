import { type ActionFunctionArgs, redirect } from "react-router";
import { officeContext } from "#office/context.ts";

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const office = context.get(officeContext);
  await office.readForm(request);
  await office.signOut();
  return redirect("/sign-in");
}

export function loader(): Response {
  return redirect("/");
}
