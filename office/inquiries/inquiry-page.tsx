import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from "react-router";
import { officeContext } from "#office/context.ts";
import type { loader as rootLoader } from "#office/root.tsx";
import { Button } from "#office/site/button.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { formatMoment } from "#office/site/texts.ts";
import { changeInquiry } from "./change-inquiry.ts";
import { InquiryDeliveries, InquiryFacts, InquiryHistory } from "./inquiry-facts.tsx";
import { AssignForm, ForgetForm, InquiryNotes } from "./inquiry-forms.tsx";
import { StatusText } from "./inquiry-table.tsx";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { inquiries, work, staff, now } = context.get(officeContext);
  const id = params["id"] ?? "";
  const inquiry = await inquiries.find(id);
  if (inquiry === null) throw new Response(null, { status: 404 });
  const [messages, done, people, samePerson] = await Promise.all([
    inquiries.listMessages(id),
    work.find(id),
    staff.list(),
    inquiries.listOfSamePerson(id),
  ]);
  return {
    now: now().toISOString(),
    inquiry,
    messages,
    work: done,
    people: people.map((person) => ({ id: person.id, name: person.name })),
    samePersonCount: samePerson.length,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const office = context.get(officeContext);
  const form = await office.readForm(request);
  const outcome = await changeInquiry(office, params["id"] ?? "", form);
  if (outcome.kind === "unknown") throw new Response(null, { status: 404 });
  if (outcome.kind === "done") throw redirect(outcome.path);
  return outcome;
}

export default function InquiryPage() {
  const { now, inquiry, messages, work, people, samePersonCount } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const formToken = useRouteLoaderData<typeof rootLoader>("root")?.formToken ?? "";
  const isSpam = inquiry.status === "spam";
  return (
    <PageFrame title={`${inquiry.firstName} ${inquiry.lastName}`}>
      {result && (
        <p role="alert" className="mb-4 font-semibold text-act">
          {result.text}
        </p>
      )}
      <p className="text-lead">
        {work.answered === null ? (
          <StatusText inquiry={inquiry} now={now} />
        ) : (
          `Answered by ${work.answered.by}, ${formatMoment(work.answered.at)}`
        )}
      </p>
      <form method="post" className="mt-4 flex flex-wrap gap-3">
        <FormToken value={formToken} />
        {isSpam && (
          <Button intent="release" look="act">
            Not spam: send it on
          </Button>
        )}
        {inquiry.status === "answered" ? (
          <Button intent="reopen">Not answered yet</Button>
        ) : (
          <Button intent="answered" look={isSpam ? "quiet" : "act"}>
            Mark as answered
          </Button>
        )}
        <Button intent="resend">Send the emails again</Button>
      </form>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <InquiryFacts inquiry={inquiry} />
        <div className="stack-5">
          <Panel title="Notes">
            <InquiryNotes
              notes={work.notes}
              formToken={formToken}
              typed={result?.kind === "invalid" ? result.typed : ""}
            />
          </Panel>
          <Panel title="Assigned to">
            <AssignForm people={people} assignedTo={work.assignedTo} formToken={formToken} />
          </Panel>
          <InquiryDeliveries messages={messages} />
          <InquiryHistory changes={work.changes} />
          <Panel title="Delete this person's data">
            <ForgetForm count={samePersonCount} formToken={formToken} />
          </Panel>
        </div>
      </div>
    </PageFrame>
  );
}
