import type { ReactNode } from "react";
import { factTitles } from "#content/pages/words/place.ts";
import { Section } from "#app/ui/section.tsx";
import { FigureText } from "#app/places/figure-text.tsx";
import type { Sentences } from "./place-sentences.ts";

interface PlaceNoteProps {
  title: string;
  note: string;
  sun: Sentences;
  /** Below the note. */
  children?: ReactNode;
}

/** What we know of a place, and beside it when the sun sets there. */
export function PlaceNote({ title, note, sun, children }: PlaceNoteProps) {
  return (
    <Section title={title} ground="raised">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]">
        <div>
          <p className="max-w-prose text-lead">{note}</p>
          {children}
        </div>
        <div className="border-t border-line pt-3">
          <h3 className="font-body text-small font-semibold text-quiet">{factTitles.sun}</h3>
          <FigureText figure={sun.figure} />
          <p className="mt-1 text-quiet">{sun.text}</p>
        </div>
      </div>
    </Section>
  );
}
