import type { ReactNode } from "react";
import { factTitles } from "#content/pages/words/place.ts";
import { Section } from "#app/ui/section.tsx";
import { SumLines } from "./sum-lines.tsx";
import { sentenceEnd, splitFirstSentence } from "./note-sentences.ts";
import type { SumLine } from "./place-sentences.ts";
import type { SunFacts } from "./sun-sentences.ts";

interface PlaceNoteProps {
  title: string;
  note: string;
  sun: SunFacts;
  /** What else can be told in a line each, above the daylight. */
  facts?: readonly SumLine[];
  /** Below the note. */
  children?: ReactNode;
}

/** What we know of a place, and its facts in a line each: when the sun rises and sets there. */
export function PlaceNote({ title, note, sun, facts, children }: PlaceNoteProps) {
  const [first, rest] = splitFirstSentence(note);
  const paragraphs = splitInHalf(rest);
  return (
    <Section title={title} ground="raised">
      <div className="note-text">
        <p className="text-lead">{first}</p>
        <div>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {children}
        </div>
        <SumLines lines={listFacts(facts, sun, note)} />
      </div>
    </Section>
  );
}

/** What can be told in a few words: what is given, the daylight, and the water, unless the note names it. */
function listFacts(
  facts: readonly SumLine[] = [],
  { days, water }: SunFacts,
  note: string,
): SumLine[] {
  const isNew = water && !note.includes(water);
  return [...facts, ...days, ...(isNew ? [{ label: factTitles.water, amount: water }] : [])];
}

/** Letters up to which a text is one paragraph. */
const paragraphMax = 280;

/** A long text as two paragraphs, parted between the sentences nearest to its middle. */
function splitInHalf(text: string): string[] {
  const ends = [...text.matchAll(new RegExp(sentenceEnd, "g"))].map(({ index }) => index + 1);
  const offMiddle = (end: number) => Math.abs(end - text.length / 2);
  const [end] = ends.toSorted((one, other) => offMiddle(one) - offMiddle(other));
  if (text.length <= paragraphMax || end === undefined) return text === "" ? [] : [text];
  return [text.slice(0, end), text.slice(end + 1)];
}
