interface PagerProps {
  page: number;
  pageCount: number;
  toHref: (page: number) => string;
  /** What the links to the page before and the page after say. */
  texts: { before: string; after: string };
}

/** Links to the pages of a list before and after this one; nothing when there is one page. */
export function Pager({ page, pageCount, toHref, texts }: PagerProps) {
  if (pageCount < 2) return null;
  const link = (to: number, text: string) => (
    <a href={toHref(to)} className="inline-flex min-h-11 items-center text-brand">
      {text}
    </a>
  );
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center gap-5">
      {page > 1 && link(page - 1, texts.before)}
      <span className="text-quiet">
        Page {page} of {pageCount}
      </span>
      {page < pageCount && link(page + 1, texts.after)}
    </nav>
  );
}
