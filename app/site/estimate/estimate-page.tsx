import type { ReactNode } from "react";
import { errorTitlePrefix } from "#content/pages/words/contact.ts";
import type { Page } from "#content/pages/page.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { ErrorList } from "#app/ui/error-list.tsx";

type Errors = Readonly<Record<string, string>>;

/** The metadata of such a page: search engines list the empty form alone. */
export function buildEstimateMeta(
  matches: Parameters<typeof buildPageMeta>[0],
  page: Page,
  search: string,
  errors: Errors = {},
): ReturnType<typeof buildPageMeta> {
  const hasErrors = Object.keys(errors).length > 0;
  return buildPageMeta(matches, {
    ...page,
    title: (hasErrors ? errorTitlePrefix : "") + page.title,
    isIndexed: page.isIndexed && search === "",
  });
}

interface EstimatePageProps {
  page: Page;
  /** The page that this one belongs to. */
  parent?: Page;
  hero: { title: string; text: string };
  form: ReactNode;
  /** Over the form on a phone, where the answer comes before it; null while there is none. */
  changeTitle: string | null;
  /** Whether the form was sent: then its answer comes first on a phone. */
  isAnswered: boolean;
  children: ReactNode;
  /** Below both. */
  end?: ReactNode;
}

/** A form with GET beside what it leads to; only the answer is printed. */
export function EstimatePage({
  page,
  parent,
  hero,
  form,
  changeTitle,
  isAnswered,
  children,
  end,
}: EstimatePageProps) {
  const home = { href: "/", label: "Home" };
  const trail = parent ? [home, { href: parent.path, label: parent.name }] : [home];
  return (
    <>
      <Breadcrumbs trail={trail} current={page.name} />
      <div className="wrap pb-16">
        <h1 className="text-title-1">{hero.title}</h1>
        <p className="mt-3 max-w-prose text-lead text-quiet">{hero.text}</p>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12">
          <div className="no-print">
            {changeTitle !== null && <h2 className="mb-4 text-title-3 lg:hidden">{changeTitle}</h2>}
            {form}
          </div>
          <div
            className={`grid content-start gap-6 ${isAnswered ? "order-first lg:order-none" : ""}`}
          >
            {children}
          </div>
        </div>
      </div>
      {end}
    </>
  );
}

/** What is wrong with the form that was sent. */
export function EstimateErrors({
  id,
  title,
  errors,
}: {
  id: string;
  title: string;
  errors: Errors;
}) {
  const messages = Object.entries(errors).map(([name, message]) => ({ name, message }));
  return <ErrorList id={id} title={title} errors={messages} />;
}

/** Before the form is sent: how a price is made. */
export function EstimateIntro({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section aria-labelledby="intro" className="rounded-card bg-raised p-4 sm:p-7">
      <h2 id="intro" className="text-title-3">
        {title}
      </h2>
      <BulletList points={points} />
    </section>
  );
}

export function BulletList({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-2 list-disc stack-1.5 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
