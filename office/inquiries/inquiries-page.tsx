import { Form, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { inquiriesPerPage } from "#domain/inquiry/inquiry-list.ts";
import { interests } from "#domain/inquiry/inquiry.ts";
import { officeContext } from "#office/context.ts";
import { Button } from "#office/site/button.tsx";
import { NothingFound } from "#office/site/nothing-found.tsx";
import { PageFrame } from "#office/site/page-frame.tsx";
import { Pager } from "#office/site/pager.tsx";
import { SelectInput, TextInput } from "#office/site/text-input.tsx";
import { formatCount } from "#office/site/texts.ts";
import { topicNames } from "#server/outbox/mail/topic-names.ts";
import { formatInquiryQuery, parseInquiryQuery, toInquiryFilter } from "./inquiry-query.ts";
import { InquiryTable } from "./inquiry-table.tsx";

const statusOptions = [
  { value: "", label: "All" },
  { value: "new", label: "Not answered" },
  { value: "answered", label: "Answered" },
  { value: "spam", label: "Held as spam" },
];

const interestOptions = [
  { value: "", label: "All" },
  ...interests.map((value) => ({ value, label: topicNames[value] })),
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchInquiries, now } = context.get(officeContext);
  const query = parseInquiryQuery(new URL(request.url).searchParams);
  return {
    now: now().toISOString(),
    query,
    list: await searchInquiries(toInquiryFilter(query)),
  };
}

export default function InquiriesPage() {
  const { now, query, list } = useLoaderData<typeof loader>();
  return (
    <PageFrame title="Inquiries">
      <Form
        method="get"
        className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[2fr_1fr_1fr_auto_auto_auto]"
      >
        <div className="max-lg:col-span-2">
          <TextInput
            id="search"
            name="search"
            type="search"
            label="Name, email, phone or keywords"
            value={query.search}
          />
        </div>
        <SelectInput
          id="status"
          name="status"
          label="Status"
          value={query.status}
          options={statusOptions}
        />
        <SelectInput
          id="interest"
          name="interest"
          label="Department"
          value={query.interest}
          options={interestOptions}
        />
        <TextInput id="from" name="from" type="date" label="From" value={query.from} />
        <TextInput id="to" name="to" type="date" label="To" value={query.to} />
        <div className="grid max-lg:col-span-2">
          <Button>Show</Button>
        </div>
      </Form>
      {list.total === 0 ? (
        <NothingFound text="No inquiries match." href="/inquiries" all="See all inquiries" />
      ) : (
        <p className="mt-6 flex flex-wrap items-center gap-x-5">
          <span>{formatCount(list.total, "inquiry", "inquiries")}</span>
          <a
            href={`/inquiries/export${formatInquiryQuery({ ...query, page: 1 })}`}
            className="inline-flex min-h-11 items-center text-brand"
          >
            Save as a spreadsheet (CSV)
          </a>
        </p>
      )}
      {list.inquiries.length > 0 && (
        <div className="mt-3">
          <InquiryTable caption="Inquiries, newest first" inquiries={list.inquiries} now={now} />
        </div>
      )}
      <Pager
        page={query.page}
        pageCount={Math.ceil(list.total / inquiriesPerPage)}
        toHref={(page) => `/inquiries${formatInquiryQuery({ ...query, page })}`}
        texts={{ before: "Newer", after: "Older" }}
      />
    </PageFrame>
  );
}
