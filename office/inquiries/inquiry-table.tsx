import { topicNames } from "#server/outbox/mail/topic-names.ts";
import type { ListedInquiry } from "#server/inquiries/inquiry-search.ts";
import { findTopic } from "#domain/inquiry/inquiry-topic.ts";
import { formatMoment, formatTimeLeft, toAnswerBy } from "#office/site/texts.ts";

interface InquiryTableProps {
  caption: string;
  inquiries: readonly ListedInquiry[];
  /** ISO 8601 in UTC. */
  now: string;
}

const cell = "px-3 py-1";
/** On a phone the row has what decides what to do next; the rest is on the inquiry's page. */
const wideCell = `${cell} hidden sm:table-cell`;

const columns = [
  { title: "From", look: cell },
  { title: "About", look: cell },
  { title: "Received", look: wideCell },
  { title: "Status", look: cell },
  { title: "Assigned to", look: wideCell },
];

/** Inquiries as rows, each with a link to its page. */
export function InquiryTable({ caption, inquiries, now }: InquiryTableProps) {
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full text-left text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-raised">
          <tr>
            {columns.map(({ title, look }) => (
              <th key={title} scope="col" className={look}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inquiries.map((inquiry) => (
            <tr key={inquiry.id} className="border-t border-line">
              <th scope="row" className={`${cell} font-semibold`}>
                <a
                  href={`/inquiries/${inquiry.id}`}
                  className="inline-flex min-h-11 items-center text-brand"
                >
                  {inquiry.firstName} {inquiry.lastName}
                </a>
              </th>
              <td className={cell}>
                {topicNames[findTopic(inquiry)]}
                {inquiry.about !== "" && <span className="block text-quiet">{inquiry.about}</span>}
              </td>
              <td className={wideCell}>{formatMoment(inquiry.receivedAt)}</td>
              <td className={cell}>
                <StatusText inquiry={inquiry} now={now} />
              </td>
              <td className={wideCell}>{inquiry.assignedTo ?? "Nobody"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether an inquiry is answered, held as spam, or how long is left to answer it. */
export function StatusText({
  inquiry,
  now,
}: {
  inquiry: Pick<ListedInquiry, "status" | "receivedAt">;
  now: string;
}) {
  if (inquiry.status === "answered") return <span className="text-good">Answered</span>;
  if (inquiry.status === "spam") return <span className="text-quiet">Held as spam</span>;
  const answerBy = toAnswerBy(inquiry.receivedAt);
  return (
    <span className={answerBy < now ? "font-semibold text-act" : ""}>
      {formatTimeLeft(answerBy, now)}
    </span>
  );
}
