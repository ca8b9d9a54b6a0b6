import type { ReactNode } from "react";
import { factTitles } from "#content/pages/words/place.ts";
import { Section } from "#app/ui/section.tsx";
import type { SunFacts } from "./place-sentences.ts";
import { SunArcs } from "./sun-arcs.tsx";

interface PlaceNoteProps {
  title: string;
  note: string;
  sun: SunFacts;
  /** Below the note. */
  children?: ReactNode;
}

/** What we know of a place, and beside it when the sun rises and sets there. */
export function PlaceNote({ title, note, sun, children }: PlaceNoteProps) {
  const [first, rest] = splitFirstSentence(note);
  return (
    <Section title={title} ground="raised">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <p className="max-w-prose text-lead">{first}</p>
          {rest && <p className="mt-3 max-w-prose">{rest}</p>}
          {children}
        </div>
        <div>
          <h3 className="font-body text-small font-semibold text-quiet">{factTitles.sun}</h3>
          <SunArcs days={sun.days} />
          <dl className="sum-lines">
            {sun.days.map(({ label, times }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
          {sun.text && <p className="text-quiet">{sun.text}</p>}
        </div>
      </div>
    </Section>
  );
}

/** A text's first sentence, and what follows it; the point of "St. Simons" ends none. */
function splitFirstSentence(text: string): [first: string, rest: string] {
  const end = /(?<!\b(?:St|Mt|Ft|Dr|Mr|Jr|[A-Z]))[.!?] (?=[A-Z\d])/.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 2)] : [text, ""];
}
