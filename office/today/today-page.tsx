import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { officeContext } from "#office/context.ts";
import { InquiryTable } from "#office/inquiries/inquiry-table.tsx";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { formatCount, formatMoment } from "#office/site/texts.ts";

const dayMs = 24 * 60 * 60_000;

export async function loader({ context }: LoaderFunctionArgs) {
  const { searchInquiries, countUndelivered, questions, now } = context.get(officeContext);
  const at = now();
  const [unanswered, spam, lastDay, undelivered, { open }] = await Promise.all([
    searchInquiries({ status: "new", isOldestFirst: true }),
    searchInquiries({ status: "spam" }),
    searchInquiries({ from: new Date(at.getTime() - dayMs) }),
    countUndelivered(),
    questions.list(),
  ]);
  return {
    now: at.toISOString(),
    unanswered,
    spamCount: spam.total,
    lastDayCount: lastDay.total,
    undelivered,
    openCount: open.length,
  };
}

export default function TodayPage() {
  const { now, unanswered, spamCount, lastDayCount, undelivered, openCount } =
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
              <a href="/inquiries?status=new" className="text-brand">
                See all {unanswered.total.toLocaleString("en-US")}
              </a>
            </p>
          )}
        </section>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          <li>{formatCount(lastDayCount, "inquiry", "inquiries")} in the last 24 hours</li>
          <li>
            <a href="/inquiries?status=spam" className="text-brand">
              {formatCount(spamCount, "inquiry", "inquiries")} held as spam
            </a>
          </li>
          <li>
            <a href="/questions" className="text-brand">
              {formatCount(openCount, "question", "questions")} to confirm before launch
            </a>
          </li>
        </ul>
      </div>
    </PageFrame>
  );
}
