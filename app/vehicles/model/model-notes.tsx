import type { DeskNote, OwnRating } from "#content/dealership/reviews.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";

interface ModelNotesProps {
  title: string;
  rating: Pick<OwnRating, "best">;
  /** Whose notes these are. */
  explanation: string;
  notes: readonly DeskNote[];
}

/** Notes of the dealership's own departments; the explanation above them says so. */
export function ModelNotes({ title, rating, explanation, notes }: ModelNotesProps) {
  return (
    <section className="wrap">
      <Disclosure isQuiet title={title}>
        <p className="[font-size:1rem] text-quiet">{explanation}</p>
        <ul className="mt-4 grid gap-x-12 gap-y-3 lg:grid-cols-3">
          {notes.map((note) => (
            <li key={note.author}>
              <h3 className="text-title-3">{note.headline}</h3>
              <p className="mt-1 [font-size:1rem]">{note.reviewBody}</p>
              <p className="mt-2 text-small text-quiet">
                {`${note.author}, ${note.reviewRating} out of ${rating.best} ${note.rated}, `}
                <time dateTime={note.datePublished} className="whitespace-nowrap">
                  {formatDate(note.datePublished)}
                </time>
              </p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

/** "2026-11-20" as "November 20, 2026", whatever the server's own time zone. */
function formatDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
}
