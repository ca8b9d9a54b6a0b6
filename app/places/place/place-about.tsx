import type { ReactNode } from "react";
import { MapPicture } from "#app/places/map-picture.tsx";
import { StreetMap, type StreetMapProps } from "#app/places/street-map.tsx";
import { Section } from "#app/ui/section.tsx";
import { sentenceEnd, splitFirstSentence } from "./note-sentences.ts";

interface PlaceAboutProps {
  title: string;
  note: string;
  /** In small print: what is known of every place, such as when the sun sets there. */
  ending: string;
  /** Below the note. */
  more?: ReactNode;
  map: { url: string; label: string };
  /** Whether what is nearby has room below the note, beside the map. */
  isShort?: boolean;
  streetMap: StreetMapProps;
  /** Below the note and the map. */
  children?: ReactNode;
}

/** What we know of a place or a town, and its map beside it. */
export function PlaceAbout({
  title,
  note,
  ending,
  more,
  map,
  isShort = false,
  streetMap,
  children,
}: PlaceAboutProps) {
  const [first, rest] = splitFirstSentence(note);
  return (
    <Section title={title} ground="raised">
      <div className={`place-about ${isShort ? "is-short" : ""}`.trim()}>
        <p className="text-lead">{first}</p>
        <div>
          <MapPicture {...map} />
          <StreetMap {...streetMap} />
        </div>
        <div>
          {splitInHalf(rest).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="text-small text-quiet">{ending}</p>
          {more}
        </div>
        {children}
      </div>
    </Section>
  );
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
