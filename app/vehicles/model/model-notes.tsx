interface ModelNotesProps {
  title: string;
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
export function ModelNotes({ title, explanation, notes, ratingBest }: ModelNotesProps) {
  return (
    <section className="bg-raised">
      <div className="wrap py-6 sm:py-12">
        <h2 className="text-title-2">{title}</h2>
        <p className="mt-2 text-small text-quiet">{explanation}</p>
        <ul className="mt-4 grid gap-3 lg:grid-cols-3 lg:gap-5">
          {notes.map((note) => (
            <li key={note.author} className="rounded-card bg-page p-4 sm:p-6">
              <h3 className="text-title-3">{note.headline}</h3>
              <p className="mt-1 text-small">{note.reviewBody}</p>
              <p className="mt-2 text-small text-quiet">
                {`${note.author}, ${note.reviewRating} out of ${ratingBest}, `}
                <time dateTime={note.datePublished}>{formatDate(note.datePublished)}</time>
              </p>
            </li>
          ))}
        </ul>
      </div>
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
