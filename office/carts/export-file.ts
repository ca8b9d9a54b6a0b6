import type { LoaderFunctionArgs } from "react-router";
import { officeContext } from "#office/context.ts";

/** Every cart as the file that an import reads. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return new Response(await context.get(officeContext).carts.exportCsv(), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="carts.csv"',
    },
  });
}
