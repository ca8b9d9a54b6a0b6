import type { ReactNode } from "react";
import type { Heading } from "#app/site/prose.tsx";
import { PolicyContact, type PolicyContactProps } from "./policy-contact.tsx";
import { ChevronIcon } from "#app/ui/icons.tsx";

interface PolicyHead {
  /** The document's full name; its page may have a shorter one. */
  bodyTitle: string;
  intro: string;
}

interface PolicyLayoutProps {
  head: PolicyHead;
  /** Under the introduction: the effective date, or the period of a report. */
  note: ReactNode;
  /** What a report opens with, over the width of the banner, its body is as wide. */
  figures?: ReactNode;
  headings: readonly Heading[];
  /** Before the contents list on a phone: what the document says in short. */
  summary?: ReactNode;
  contact: PolicyContactProps;
  children: ReactNode;
}

/** The frame of every policy: banner, contents beside the text, contact block; made to be printed. */
export function PolicyLayout({
  head,
  note,
  figures,
  headings,
  summary,
  contact,
  children,
}: PolicyLayoutProps) {
  const { bodyTitle, intro } = head;
  return (
    <>
      <header className="under-crumbs bg-raised print:bg-transparent">
        <div className="wrap pt-5 pb-6 sm:pt-8 sm:pb-10 lg:pt-12 print:py-0">
          <h1 className="max-w-[22ch] text-title-1">{bodyTitle}</h1>
          <div className="mt-3 items-end justify-between gap-x-10 sm:mt-4 lg:flex">
            <p className="max-w-prose text-lead text-quiet">{intro}</p>
            <p className="mt-2 text-small text-quiet lg:mt-0 lg:w-72 lg:shrink-0 lg:text-end">
              {note}
            </p>
          </div>
          {figures}
        </div>
      </header>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 py-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-12 print:block print:py-4">
        <nav aria-label="On this page" className="hidden lg:block print:hidden">
          <div className="sticky top-8">
            <p className="font-display font-bold">On this page</p>
            <ContentsList headings={headings} />
          </div>
        </nav>
        <div className="max-lg:max-w-prose max-sm:text-[1rem] max-sm:[line-height:1.5]">
          <article>
            {summary}
            <FoldedContents headings={headings} />
            <div
              className={`${summary ? "mt-8 sm:mt-10" : "max-lg:mt-8"} ${figures ? "" : "beside-headings"}`}
            >
              {children}
            </div>
          </article>
          <PolicyContact {...contact} />
        </div>
      </div>
    </>
  );
}

/** Closed on phones, where there is no room beside the text. */
function FoldedContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className="mt-4 rounded-card bg-raised px-5 py-1 first:mt-0 sm:px-6 lg:hidden print:hidden">
      <summary className="flex min-h-11 items-center justify-between font-display font-bold">
        On this page
        <ChevronIcon />
      </summary>
      <div className="pb-3">
        <ContentsList headings={headings} />
      </div>
    </details>
  );
}

function ContentsList({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className="mt-3 border-s-2 border-line">
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-1.5 ps-4 text-small text-quiet no-underline hover:text-brand hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
