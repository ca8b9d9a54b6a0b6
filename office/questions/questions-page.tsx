import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { confirmers, legalMatters } from "#content/dealership/open-questions.ts";
import { formatDate } from "#domain/calendar/open-state.ts";
import { officeContext } from "#office/context.ts";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { formatCount } from "#office/site/texts.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { open, confirmed } = await context.get(officeContext).questions.list();
  const legal = new Set(legalMatters.map(({ id }) => id));
  const pick = (questions: typeof open) => questions.map(({ id, question }) => ({ id, question }));
  return {
    openCount: open.length,
    groups: [
      {
        title: "Legal matters, to be decided first",
        questions: pick(open.filter(({ id }) => legal.has(id))),
      },
      ...confirmers.map((confirmer) => ({
        title: `To be confirmed by: ${confirmer}`,
        questions: pick(
          open.filter(({ id, confirmedBy }) => confirmedBy === confirmer && !legal.has(id)),
        ),
      })),
    ].filter(({ questions }) => questions.length > 0),
    confirmed: confirmed.map(({ question, answer, confirmedBy, confirmedOn }) => ({
      id: question.id,
      question: question.question,
      answer,
      by: `${confirmedBy}, ${formatDate(confirmedOn)}, ${confirmedOn.slice(0, 4)}`,
    })),
  };
}

export default function QuestionsPage() {
  const { openCount, groups, confirmed } = useLoaderData<typeof loader>();
  return (
    <PageFrame title="Questions">
      <p className="max-w-prose">
        {openCount === 0
          ? "Everything is confirmed."
          : `${formatCount(openCount, "question is", "questions are")} open. The site shows a value for each; somebody at the dealership must say whether it is right.`}
      </p>
      <div className="mt-5 stack-5">
        {groups.map(({ title, questions }) => (
          <Panel key={title} title={`${title} (${questions.length})`}>
            <ul>
              {questions.map(({ id, question }) => (
                <li key={id} className="border-t border-line first:border-0">
                  <a href={`/questions/${id}`} className="block min-h-11 py-2.5 text-brand">
                    {question}
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
        {confirmed.length > 0 && (
          <Panel title={`Confirmed (${confirmed.length})`}>
            <ul className="stack-3">
              {confirmed.map(({ id, question, answer, by }) => (
                <li key={id}>
                  <a href={`/questions/${id}`} className="inline-block py-1 text-brand">
                    {question}
                  </a>
                  <p className="whitespace-pre-wrap">{answer}</p>
                  <p className="text-small text-quiet">{by}</p>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </PageFrame>
  );
}
