import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { findTopic } from "#domain/inquiry/inquiry-topic.ts";
import { officeContext } from "#office/context.ts";
import { Button } from "#office/site/button.tsx";
import { PageFrame } from "#office/site/page-frame.tsx";
import { formatMoment } from "#office/site/texts.ts";
import type { OfficeContext } from "#server/office/office-services.ts";
import { topicNames } from "#server/outbox/mail/topic-names.ts";

/** Opening the link changes nothing: mail programs open links to look at them. The button does. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const office = context.get(officeContext);
  const found = await findInquiry(office, params["token"]);
  if (found === null) return null;
  const { link, inquiry } = found;
  const { answered } = await office.work.find(inquiry.id);
  // Nothing of the visitor: a mail may be passed on, and the page needs no sign-in.
  return {
    number: inquiry.id.slice(-6),
    topic: topicNames[findTopic(inquiry)],
    receivedAt: inquiry.receivedAt,
    isAnswered: inquiry.status === "answered",
    answered,
    by: link.by,
  };
}

/** The signed link itself allows it; the listener has looked where the form came from. */
export async function action({ params, context }: ActionFunctionArgs) {
  const office = context.get(officeContext);
  const found = await findInquiry(office, params["token"]);
  // A second press finds it answered, which the page then says.
  if (found !== null) await office.work.markAnswered(found.inquiry.id, { name: found.link.by });
  throw redirect(`/answered/${params["token"] ?? ""}`);
}

async function findInquiry(office: OfficeContext, token = "") {
  const link = await office.readAnsweredLink(token);
  const inquiry = link === null ? null : await office.inquiries.find(link.inquiryId);
  return link === null || inquiry === null ? null : { link, inquiry };
}

export default function AnsweredPage() {
  const found = useLoaderData<typeof loader>();
  if (found === null) {
    return (
      <PageFrame title="This link does not work anymore">
        <p className="max-w-prose">
          A link in a mail works for 7 days.{" "}
          <a href="/inquiries" className="text-brand">
            Sign in
          </a>{" "}
          to mark the inquiry as answered.
        </p>
      </PageFrame>
    );
  }
  const { number, topic, receivedAt, isAnswered, answered, by } = found;
  const what = `Inquiry ${number} (${topic}), received ${formatMoment(receivedAt)}`;
  if (isAnswered) {
    return (
      <PageFrame title="Marked as answered">
        <p className="max-w-prose">{what}.</p>
        {answered !== null && (
          <p className="mt-2 text-lead">
            Answered by {answered.by}, {formatMoment(answered.at)}
          </p>
        )}
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Did you answer this inquiry?">
      <p className="max-w-prose">{what}.</p>
      <form method="post" className="mt-5">
        <Button look="act">Yes, it is answered</Button>
      </form>
      <p className="mt-4 max-w-prose text-quiet">It will say that {by} answered it.</p>
    </PageFrame>
  );
}
