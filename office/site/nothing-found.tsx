/** Said where a search or a filter leaves nothing, with the way back to the whole list. */
export function NothingFound({ text, href, all }: { text: string; href: string; all: string }) {
  return (
    <p className="mt-6">
      {text}{" "}
      <a href={href} className="inline-flex min-h-11 items-center text-brand">
        {all}
      </a>
    </p>
  );
}
