import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { business } from "#content/dealership/business.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import { officeContext } from "#office/context.ts";
import { InquiryTable } from "#office/inquiries/inquiry-table.tsx";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { formatCount, formatMoment } from "#office/site/texts.ts";
import { RequestList } from "./request-list.tsx";

const dayMs = 24 * 60 * 60_000;

export async function loader({ context }: LoaderFunctionArgs) {
  const { searchInquiries, countUndelivered, questions, now, ...office } =
    context.get(officeContext);
  const at = now();
  const day = toDay(at, business.timeZone);
  const [unanswered, spam, lastDay, undelivered, { open }, forToday, received] = await Promise.all([
    searchInquiries({ status: "new", isOldestFirst: true }),
    searchInquiries({ status: "spam" }),
    searchInquiries({ from: new Date(at.getTime() - dayMs) }),
    countUndelivered(),
    questions.list(),
    office.listRequestsOfDay(day),
    office.listRequestsReceivedOn(day),
  ]);
  const isForToday = new Set(forToday.map(({ id }) => id));
  return {
    now: at.toISOString(),
    unanswered,
    spamCount: spam.total,
    lastDayCount: lastDay.total,
    undelivered,
    openCount: open.length,
    forToday,
    receivedToday: received.filter(({ id }) => !isForToday.has(id)),
  };
}

const link = "inline-flex min-h-11 items-center text-brand";

export default function TodayPage() {
  const { now, unanswered, spamCount, lastDayCount, undelivered, openCount, ...requests } =
    useLoaderData<typeof loader>();
  const { oldestAt, ...problems } = undelivered;
  const undeliveredCount = Object.values(problems).reduce((sum, count) => sum + count, 0);
  return (
    <PageFrame title="Today">
      <div className="stack-6">
        {oldestAt !== null && (
          <Panel title="Emails that didn't arrive">
            <p>
              {formatCount(undeliveredCount, "message", "messages")} about inquiries did not reach
              the dealership, the oldest since {formatMoment(oldestAt)}. Every inquiry is still
              here: answer them from this page, and tell the person who looks after the site.
            </p>
          </Panel>
        )}
        <section>
          <h2 className="text-title-3">
            {unanswered.total === 0
              ? "Every inquiry is answered"
              : `${formatCount(unanswered.total, "inquiry is waiting", "inquiries are waiting")} for an answer`}
          </h2>
          {unanswered.total > 0 && (
            <div className="mt-3">
              <InquiryTable
                caption="Unanswered inquiries, oldest first"
                inquiries={unanswered.inquiries}
                now={now}
              />
            </div>
          )}
          {unanswered.total > unanswered.inquiries.length && (
            <p className="mt-3">
              <a href="/inquiries?status=new" className={link}>
                See all {unanswered.total.toLocaleString("en-US")}
              </a>
            </p>
          )}
        </section>
        <RequestList
          title="Requests for today"
          none="No rental or storage starts or ends today."
          requests={requests.forToday}
          now={now}
        />
        <RequestList
          title="Requests that came in today"
          none="No requests for a test drive, service, a rental or parts have come in today."
          requests={requests.receivedToday}
          now={now}
        />
        <ul className="flex flex-wrap items-center gap-x-8">
          <li>{formatCount(lastDayCount, "inquiry", "inquiries")} in the last 24 hours</li>
          <li>
            <a href="/inquiries?status=spam" className={link}>
              {formatCount(spamCount, "inquiry", "inquiries")} held as spam
            </a>
          </li>
          <li>
            <a href="/questions" className={link}>
              {formatCount(openCount, "question", "questions")} to confirm before launch
            </a>
          </li>
        </ul>
      </div>
    </PageFrame>
  );
}
