import type { ReactNode } from "react";
import { business } from "#content/dealership/business.ts";
import { type InquiryDetails, listDetails } from "#domain/inquiry/inquiry-details.ts";
import { findTopic } from "#domain/inquiry/inquiry-topic.ts";
import { requestForms } from "#domain/inquiry/request-fields.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { ChangeLog } from "#office/site/change-log.tsx";
import { Panel } from "#office/site/page-frame.tsx";
import { formatCount, formatMoment, toAnswerBy } from "#office/site/texts.ts";
import { topicNames } from "#server/outbox/mail/topic-names.ts";
import type { OutboxMessage } from "#server/outbox/outbox-message.ts";
import type { StaffChange } from "#server/staff/change-history.ts";

const link = "inline-flex min-h-11 items-center break-all text-brand";

/** What the visitor sent, with a way to call and to write back. */
export function InquiryFacts({ inquiry }: { inquiry: StoredInquiry }) {
  const { firstName, email, phone, about, message, receivedAt, suspicions, details } = inquiry;
  const reply = new URLSearchParams({
    subject: `Your inquiry to ${business.name}`,
    body: `Hello ${firstName},\n\n`,
  });
  return (
    <Panel title={topicNames[findTopic(inquiry)]}>
      {about !== "" && (
        <p>
          <span className="block text-small text-quiet">Came from</span>
          <span className="font-semibold">{about}</span>
        </p>
      )}
      <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">{message}</p>
      {details !== undefined && <RequestDetails details={details} />}
      <dl className="mt-5 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <Fact term="Phone">
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className={link}>
            {phone}
          </a>
        </Fact>
        <Fact term="Email">
          {/* Mail programs read a plus sign as itself, not as a space. */}
          <a href={`mailto:${email}?${reply.toString().replaceAll("+", "%20")}`} className={link}>
            {email}
          </a>
        </Fact>
        <Fact term="Received">{formatMoment(receivedAt)}</Fact>
        <Fact term="Answer by">{formatMoment(toAnswerBy(receivedAt))}</Fact>
        <Fact term="Number">{inquiry.id.slice(-6)}</Fact>
      </dl>
      {suspicions.length > 0 && (
        <p className="mt-4 text-quiet">Held because it looks like spam: {suspicions.join("; ")}.</p>
      )}
    </Panel>
  );
}

/** What the form for one desk asked, as far as it was filled in. */
function RequestDetails({ details }: { details: InquiryDetails }) {
  return (
    <>
      <h3 className="mt-5 font-semibold">{requestForms[details.request].name} request</h3>
      <dl className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {listDetails(details).map(({ label, value }) => (
          <Fact key={label} term={label}>
            <span className="[overflow-wrap:anywhere]">{value}</span>
          </Fact>
        ))}
      </dl>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-quiet">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const channelNames = {
  mail: "Email to the dealership",
  crm: "Lead for the CRM",
  webhook: "Webhook",
  acknowledgement: "Confirmation to the customer",
  reminder: "Reminder before the promised time ends",
};

const stateNames = {
  pending: "Waiting to be sent",
  sending: "Being sent",
  sent: "Sent",
  failed: "Gave up",
  held: "Waiting for a setting",
};

/** What was sent where. */
export function InquiryDeliveries({ messages }: { messages: readonly OutboxMessage[] }) {
  return (
    <Panel title="Emails about this inquiry">
      {messages.length === 0 && <p className="text-quiet">Nothing has been sent yet.</p>}
      <ul className="stack-2">
        {messages.map(({ id, channel, state, sentAt, reason, attempts, dueAt }) => (
          <li key={id}>
            {channelNames[channel]}: {stateNames[state]}
            {sentAt !== null && `, ${formatMoment(sentAt)}`}
            {state === "pending" &&
              attempts > 0 &&
              `, next attempt ${formatMoment(dueAt)} (${formatCount(attempts, "attempt", "attempts")} so far)`}
            {reason !== null && <span className="block text-small text-quiet">{reason}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Who did what about an inquiry, the newest first. */
export function InquiryHistory({ changes }: { changes: readonly StaffChange[] }) {
  return (
    <ChangeLog changes={changes.map((change) => ({ ...change, text: formatChange(change) }))} />
  );
}

function formatChange({ memberName, action, before, after }: StaffChange): string {
  const text = `${memberName} ${action}`;
  if (action !== "assigned") return text;
  return `${text} from ${toName(before, "nobody")} to ${toName(after, "nobody")}`;
}

function toName(value: unknown, none: string): string {
  return typeof value === "string" ? value : none;
}
