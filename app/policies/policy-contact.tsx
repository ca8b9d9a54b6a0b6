import { pingPath } from "#domain/analytics/event.ts";

export interface PolicyContactProps {
  id: string;
  title: string;
  text: string;
  email: string;
  tollFree: { display: string; link: string };
  website: string;
}

/** Phone, mail and website, at the end of every policy. */
export function PolicyContact({ id, title, text, email, tollFree, website }: PolicyContactProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-8 rounded-card bg-raised p-5 sm:mt-14 sm:p-6 lg:p-8 print:mt-6 print:break-inside-avoid print:bg-transparent print:p-0"
    >
      <h2 id={id} className="text-title-3">
        {title}
      </h2>
      <p className="mt-2 max-w-prose">{text}</p>
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        <ContactRow term="Toll-free" href={tollFree.link} text={tollFree.display} isCall />
        <ContactRow term="Email" href={`mailto:${email}`} text={email} />
        <ContactRow term="Website" href={website} text={new URL(website).host} />
      </dl>
    </section>
  );
}

interface ContactRowProps {
  term: string;
  href: string;
  text: string;
  isCall?: boolean;
}

function ContactRow({ term, href, text, isCall = false }: ContactRowProps) {
  return (
    <div className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
      <dt className="py-0.5 text-quiet">{term}</dt>
      <dd>
        <a
          href={href}
          {...(isCall ? { ping: pingPath } : {})}
          className="inline-block py-0.5 wrap-anywhere text-brand underline underline-offset-3"
        >
          {text}
        </a>
      </dd>
    </div>
  );
}
