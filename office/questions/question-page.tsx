import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from "react-router";
import { business } from "#content/dealership/business.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import { formatDate } from "#domain/calendar/open-state.ts";
import { officeContext } from "#office/context.ts";
import { findFactGroup } from "#office/facts/fact-groups.ts";
import type { loader as rootLoader } from "#office/root.tsx";
import { Button } from "#office/site/button.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { TextInput } from "#office/site/text-input.tsx";
import { formatMoment } from "#office/site/texts.ts";
import { factGroupOfQuestion } from "./question-facts.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { questions, formatShownValue, now } = context.get(officeContext);
  const { open, confirmed } = await questions.list();
  const id = params["id"] ?? "";
  const given = confirmed.find((each) => each.question.id === id);
  const question = given?.question ?? open.find((each) => each.id === id);
  if (question === undefined) throw new Response(null, { status: 404 });
  const group = findFactGroup(factGroupOfQuestion[id]);
  const { shownOn, otherValues, confirmedBy } = question;
  return {
    question: { text: question.question, shownOn, otherValues, confirmedBy },
    shown: await formatShownValue(question),
    given: given ? { ...given, question: null } : null,
    group: group ? { id: group.id, title: group.title } : null,
    today: toDay(now(), business.timeZone),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { questions, session, readForm } = context.get(officeContext);
  const form = await readForm(request);
  const id = params["id"] ?? "";
  if (session === null) throw new Response(null, { status: 404 });
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const typed = {
    answer: read("answer"),
    confirmedBy: read("confirmedBy"),
    confirmedOn: read("confirmedOn"),
  };
  const outcome =
    read("intent") === "reopen"
      ? await questions.reopen(id, session.member.name)
      : await questions.confirm(id, typed, session.member.name);
  if (outcome.kind === "unknown") throw new Response(null, { status: 404 });
  if (outcome.kind === "done") throw redirect(`/questions/${id}`);
  return { typed, outcome };
}

export default function QuestionPage() {
  const { question, shown, given, group } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <PageFrame title={question.text}>
      <p>
        <a href="/questions" className="text-brand">
          All questions
        </a>
      </p>
      {result?.outcome.kind === "conflict" && (
        <p role="alert" className="mt-4 font-semibold text-act">
          Somebody else answered this first: see below. Your answer was not saved.
          {result.typed.answer !== "" && ` You typed: ${result.typed.answer}`}
        </p>
      )}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <Panel title="What the site shows">
          <p className="wrap-anywhere">{shown}</p>
          <p className="mt-3 text-small text-quiet">{`Where: ${question.shownOn.join(", ")}`}</p>
          <p className="mt-3 text-small text-quiet">Other answers and notes:</p>
          <ul className="text-small text-quiet">
            {question.otherValues.map((other) => (
              <li key={other} className="wrap-anywhere">
                {other}
              </li>
            ))}
          </ul>
          {group !== null && (
            <p className="mt-4">
              <a
                href={`/facts/${group.id}`}
                className="inline-flex min-h-11 items-center font-semibold text-brand"
              >
                {`Change it on the site: ${group.title}`}
              </a>
            </p>
          )}
        </Panel>
        {given === null ? <AnswerForm /> : <GivenAnswer />}
      </div>
    </PageFrame>
  );
}

function AnswerForm() {
  const { question, today } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const formToken = useRouteLoaderData<typeof rootLoader>("root")?.formToken ?? "";
  const problems = result?.outcome.kind === "invalid" ? result.outcome.problems : {};
  return (
    <Panel title={`Answer, confirmed by: ${question.confirmedBy}`}>
      <form method="post" className="stack-3" noValidate>
        <FormToken value={formToken} />
        <TextInput
          id="answer"
          name="answer"
          label="Answer, or “right as shown”"
          value={result?.typed.answer ?? ""}
          error={problems.answer}
        />
        <TextInput
          id="confirmedBy"
          name="confirmedBy"
          label="Who confirmed it"
          value={result?.typed.confirmedBy ?? ""}
          error={problems.confirmedBy}
        />
        <TextInput
          id="confirmedOn"
          name="confirmedOn"
          label="Day it was confirmed"
          type="date"
          value={result?.typed.confirmedOn ?? today}
          error={problems.confirmedOn}
        />
        <Button intent="confirm" look="act">
          Confirm
        </Button>
      </form>
    </Panel>
  );
}

function GivenAnswer() {
  const { given, group } = useLoaderData<typeof loader>();
  const formToken = useRouteLoaderData<typeof rootLoader>("root")?.formToken ?? "";
  if (given === null) return null;
  const { answer, confirmedBy, confirmedOn, recordedBy, recordedAt } = given;
  return (
    <Panel title="Confirmed">
      <p className="whitespace-pre-wrap">{answer}</p>
      <p className="mt-2 text-small text-quiet">
        {`${confirmedBy}, ${formatDate(confirmedOn)}, ${confirmedOn.slice(0, 4)}. Typed in by ${recordedBy}, ${formatMoment(recordedAt)}.`}
      </p>
      <p className="mt-3">
        {group === null
          ? "If the answer differs from what the site shows, tell the person who looks after the site."
          : "If the answer differs from what the site shows, set it now by the link on this page."}
      </p>
      <form method="post" className="mt-4">
        <FormToken value={formToken} />
        <Button intent="reopen">Take the answer back</Button>
      </form>
    </Panel>
  );
}
