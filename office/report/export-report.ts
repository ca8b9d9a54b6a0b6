import type { LoaderFunctionArgs } from "react-router";
import { officeContext } from "#office/context.ts";
import { parseReportDays } from "./report-days.ts";

/** One table of the report as a file for a spreadsheet. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { exportReport } = context.get(officeContext);
  const { searchParams } = new URL(request.url);
  const table = searchParams.get("table") === "weeks" ? "weeks" : "pages";
  return new Response(await exportReport(parseReportDays(searchParams), table), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="report-${table}.csv"`,
    },
  });
}
