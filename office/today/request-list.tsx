import { listDetails } from "#domain/inquiry/inquiry-details.ts";
import { requestForms } from "#domain/inquiry/request-fields.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { StatusText } from "#office/inquiries/inquiry-table.tsx";
import { Panel } from "#office/site/page-frame.tsx";

interface RequestListProps {
  title: string;
  /** Said when there is none. */
  none: string;
  requests: readonly StoredInquiry[];
  /** ISO 8601 in UTC. */
  now: string;
}

/** Requests for one desk, each with what was asked for and the number to call. */
export function RequestList({ title, none, requests, now }: RequestListProps) {
  return (
    <Panel title={requests.length === 0 ? title : `${title} (${requests.length})`}>
      {requests.length === 0 && <p className="text-quiet">{none}</p>}
      <ul className="stack-3">
        {requests.map((request) => (
          <Request key={request.id} request={request} now={now} />
        ))}
      </ul>
    </Panel>
  );
}

const link = "inline-flex min-h-11 items-center text-brand";

function Request({ request, now }: { request: StoredInquiry; now: string }) {
  const { id, firstName, lastName, phone, details } = request;
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-5">
        <a href={`/inquiries/${id}`} className={`${link} font-semibold`}>
          {firstName} {lastName}
        </a>
        {details !== undefined && requestForms[details.request].name}
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className={link}>
          {phone}
        </a>
        <StatusText inquiry={request} now={now} />
      </p>
      {details !== undefined && (
        <p className="text-small text-quiet wrap-anywhere">
          {listDetails(details)
            .map(({ label, value }) => `${label}: ${value}`)
            .join("; ")}
        </p>
      )}
    </li>
  );
}
