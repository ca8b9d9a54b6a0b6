import type { ReactNode } from "react";
import type { Heading } from "#app/site/prose.tsx";
import { PolicyContact, type PolicyContactProps } from "./policy-contact.tsx";
import { ShoreDivider } from "#app/site/shore-divider.tsx";

interface PolicyHead {
  /** The document's full name; its page may have a shorter one. */
  bodyTitle: string;
  intro: string;
}

interface PolicyLayoutProps {
  head: PolicyHead;
  /** Under the introduction: the effective date, or the period of a report. */
  note: ReactNode;
  headings: readonly Heading[];
  contact: PolicyContactProps;
  children: ReactNode;
}

/** The frame of every policy: banner, contents beside the text, contact block; made to be printed. */
export function PolicyLayout({ head, note, headings, contact, children }: PolicyLayoutProps) {
  const { bodyTitle, intro } = head;
  return (
    <>
      <header className="bg-raised print:bg-transparent">
        <div className="wrap pt-8 pb-6 lg:pt-12 print:py-0">
          <h1 className="max-w-[22ch] text-title-1">{bodyTitle}</h1>
          <p className="mt-4 max-w-prose text-lead text-quiet">{intro}</p>
          <p className="mt-4 text-small text-quiet">{note}</p>
        </div>
        <ShoreDivider
          className="block h-5 w-full text-sea sm:h-9 print:hidden"
          landClassName="fill-page"
        />
      </header>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 py-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-12 print:block print:py-4">
        <PolicyContents headings={headings} />
        <div className="max-w-prose max-sm:text-[1rem] max-sm:[line-height:1.5]">
          <article>{children}</article>
          <PolicyContact {...contact} />
        </div>
      </div>
    </>
  );
}

/** Beside the text on wide screens; closed, above it, on phones. */
function PolicyContents({ headings }: { headings: readonly Heading[] }) {
  const links = (
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
  return (
    <div className="print:hidden">
      <nav aria-label="On this page" className="sticky top-8 hidden lg:block">
        <p className="font-display font-bold">On this page</p>
        {links}
      </nav>
      <details className="mb-8 rounded-card bg-raised px-5 py-2 lg:hidden">
        <summary className="min-h-11 content-center font-display font-bold">On this page</summary>
        <div className="pb-3">{links}</div>
      </details>
    </div>
  );
}
