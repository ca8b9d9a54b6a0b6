import type { LoaderFunctionArgs } from "react-router";
import { business } from "#content/dealership/business.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import { officeContext } from "#office/context.ts";
import { parseInquiryQuery, toInquiryFilter } from "./inquiry-query.ts";

/** The list as it is filtered, as a file that a spreadsheet opens safely. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { exportInquiries, now } = context.get(officeContext);
  const query = parseInquiryQuery(new URL(request.url).searchParams);
  const name = `inquiries-${toDay(now(), business.timeZone)}.csv`;
  return new Response(exportInquiries(toInquiryFilter(query)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
