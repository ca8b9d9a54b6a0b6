import type { ReactNode } from "react";
import type { Heading } from "./prose.tsx";

export interface PolicyDocument {
  title: string;
  bodyTitle: string;
  intro: string;
  /** As YYYY-MM-DD. */
  effectiveDate: string;
}

export interface PolicyContactFacts {
  name: string;
  email: string;
  tollFree: { display: string; link: string };
  website: string;
}

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The frame of every policy: banner, contents beside the text, contact block; made to be printed. */
export function PolicyLayout({
  document,
  headings,
  contact,
  backdrop,
  children,
}: {
  document: PolicyDocument;
  headings: readonly Heading[];
  contact: PolicyContactFacts;
  /** A decoration behind the banner, such as a stretch of the coast. */
  backdrop?: ReactNode;
  children: ReactNode;
}) {
  const { title, bodyTitle, intro, effectiveDate } = document;
  return (
    <>
      <PolicyBanner title={title} intro={intro} effectiveDate={effectiveDate} backdrop={backdrop} />
      <div className="wrap grid gap-x-14 py-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-14 print:block print:py-4">
        <PolicyContents headings={headings} />
        <div>
          <article className="max-w-[50rem]">
            {bodyTitle !== title && (
              <p className="mb-8 font-display text-title-2 font-bold">{bodyTitle}</p>
            )}
            {children}
          </article>
          <PolicyContact {...contact} />
        </div>
      </div>
    </>
  );
}

export function PolicyBanner({
  title,
  intro,
  effectiveDate,
  backdrop,
}: Pick<PolicyDocument, "title" | "intro" | "effectiveDate"> & { backdrop?: ReactNode }) {
  return (
    <header className="relative overflow-hidden bg-tinted print:bg-transparent">
      {backdrop !== undefined && (
        <div aria-hidden="true" className="absolute inset-0 text-sea opacity-40 print:hidden">
          {backdrop}
        </div>
      )}
      <div className="wrap relative py-10 lg:py-16 print:py-0">
        <h1 className="text-title-1">{title}</h1>
        <p className="mt-4 max-w-prose text-lead">{intro}</p>
        <p className="mt-4 text-small text-quiet">
          Effective <time dateTime={effectiveDate}>{longDate.format(new Date(effectiveDate))}</time>
        </p>
      </div>
    </header>
  );
}

/** Beside the text on wide screens; folded above it on phones. */
export function PolicyContents({ headings }: { headings: readonly Heading[] }) {
  const links = (
    <ol className="mt-3 border-s-2 border-line">
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-1.5 ps-4 text-small text-quiet hover:text-brand hover:underline"
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
      <details className="mb-8 rounded-card bg-raised px-5 py-3 lg:hidden">
        <summary className="py-1 font-display font-bold">On this page</summary>
        <nav aria-label="On this page">{links}</nav>
      </details>
    </div>
  );
}

export function PolicyContact({ name, email, tollFree, website }: PolicyContactFacts) {
  return (
    <section
      aria-labelledby="policy-contact"
      className="mt-14 max-w-[50rem] rounded-card bg-raised p-6 lg:p-8 print:mt-6 print:break-inside-avoid print:bg-transparent print:p-0"
    >
      <h2 id="policy-contact" className="text-title-3">
        Questions about this page
      </h2>
      <p className="mt-2">{name} answers them in plain words.</p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        <ContactRow term="Toll-free" href={tollFree.link} text={tollFree.display} />
        <ContactRow term="E-mail" href={`mailto:${email}`} text={email} />
        <ContactRow term="Website" href={website} text={new URL(website).host} />
      </dl>
    </section>
  );
}

function ContactRow({ term, href, text }: { term: string; href: string; text: string }) {
  return (
    <div className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
      <dt className="text-quiet">{term}</dt>
      <dd>
        <a href={href} className="inline-block text-brand underline underline-offset-3">
          {text}
        </a>
      </dd>
    </div>
  );
}
