import { findRoadRules } from "#content/places/road-rules.ts";
import { findState } from "#content/places/states.ts";
import { statePath } from "#content/pages/paths.ts";
import { roadWords as words } from "#content/pages/words/which-cart.ts";

/** What the law says where the visitor wants to drive; nothing when that was not answered. */
export function RoadNote({ where }: { where: string | undefined }) {
  if (where === undefined) return null;
  const state = findState(where);
  const answer = findRoadRules(where)?.answer;
  return (
    <section className="mt-10 max-w-prose border-t-2 border-sea pt-4">
      <h2 className="text-title-3">{words.title}</h2>
      {state && answer ? (
        <>
          <p className="mt-2">{answer.text}</p>
          <p className="mt-2">{words.certificate}</p>
          <p className="mt-2 text-small text-quiet">
            {words.formatSource(
              answer.sources.map(({ name }) => name).join("; "),
              longDate.format(new Date(`${answer.lookedUp}T00:00:00Z`)),
            )}
          </p>
          <p className="mt-2">
            <a
              href={statePath(state)}
              className="inline-flex min-h-11 items-center font-semibold text-brand"
            >
              {words.formatLink(state.name)}
            </a>
          </p>
        </>
      ) : (
        <p className="mt-2">{words.privateText}</p>
      )}
    </section>
  );
}

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
