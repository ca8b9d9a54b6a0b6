/** Said after a change is on the site. */
export function PublishedNote({ publicUrl }: { publicUrl: string | null }) {
  return (
    <output className="mb-5 block font-semibold text-good">
      Published. Visitors see it now.{" "}
      {publicUrl !== null && (
        <a href={publicUrl} className="text-brand">
          See the page
        </a>
      )}
    </output>
  );
}
