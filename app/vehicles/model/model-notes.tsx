interface ModelNotesProps {
  /** Whose notes these are. */
  explanation: string;
  notes: readonly {
    author: string;
    headline: string;
    reviewBody: string;
    reviewRating: number;
    datePublished: string;
  }[];
  ratingBest: number;
}

/** Notes of the dealership's own departments; the explanation above them says so. */
export function ModelNotes({ explanation, notes, ratingBest }: ModelNotesProps) {
  return (
    <>
      <p className="max-w-prose text-quiet max-sm:text-small">{explanation}</p>
      <ul className="mt-4 grid gap-x-8 gap-y-4 lg:grid-cols-3">
        {notes.map((note) => (
          <li key={note.author}>
            <h3 className="text-title-3">{note.headline}</h3>
            <p className="mt-1 text-small">{note.reviewBody}</p>
            <p className="mt-1 text-small text-quiet">
              {`${note.author}, ${note.reviewRating} out of ${ratingBest}, `}
              <time dateTime={note.datePublished}>{formatDate(note.datePublished)}</time>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** "2026-11-20" as "November 20, 2026", whatever the server's own time zone. */
function formatDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
}
