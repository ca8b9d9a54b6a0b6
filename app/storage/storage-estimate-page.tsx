import { data } from "react-router";
import { requirePage } from "#content/pages/pages.ts";
import { errorTitlePrefix } from "#content/pages/words/contact.ts";
import { storageForm, storageHero, storageIntro } from "#content/pages/words/storage-estimate.ts";
import { siteContext } from "#app/context.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { ErrorList } from "#app/ui/error-list.tsx";
import { readStoragePage, type StoragePageData } from "./storage-estimate-view-model.ts";
import { StorageForm } from "./storage-form.tsx";
import { StorageResult } from "./storage-result.tsx";
import type { Route } from "./+types/storage-estimate-page";

const page = requirePage("/storage-estimate");
const services = requirePage("/services");

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const hasErrors = Object.keys(loaderData?.errors ?? {}).length > 0;
  return buildPageMeta(matches, {
    ...page,
    title: (hasErrors ? errorTitlePrefix : "") + page.title,
    // Search engines list the empty form alone.
    isIndexed: page.isIndexed && location.search === "",
  });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function loader({ context, request }: Route.LoaderArgs) {
  const { now } = context.get(siteContext);
  const read = readStoragePage(new URL(request.url).searchParams, now());
  return read.isOfToday ? data(read, { headers: { "Cache-Control": "no-store" } }) : data(read);
}

export default function StorageEstimate({ loaderData }: Route.ComponentProps) {
  const { inputs, errors, estimate } = loaderData;
  // On a phone the answer to what was sent comes first.
  const isAnswered = estimate !== null || Object.keys(errors).length > 0;
  return (
    <>
      <Breadcrumbs
        trail={[
          { href: "/", label: "Home" },
          { href: services.path, label: services.name },
        ]}
        current={page.name}
      />
      <div className="wrap pb-16">
        <h1 className="text-title-1">{storageHero.title}</h1>
        <p className="mt-3 max-w-prose text-lead text-quiet">{storageHero.text}</p>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12">
          <div className="no-print">
            {estimate !== null && (
              <h2 className="mb-4 text-title-3 lg:hidden">{storageForm.changeTitle}</h2>
            )}
            <StorageForm inputs={inputs} errors={errors} />
          </div>
          <div className={isAnswered ? "order-first lg:order-none" : ""}>
            <Answer {...loaderData} />
          </div>
        </div>
      </div>
    </>
  );
}

/** What the form that was sent leads to, or how a price is made. */
function Answer({ errors, estimate }: StoragePageData) {
  const messages = Object.entries(errors).map(([name, message]) => ({ name, message }));
  if (messages.length > 0) {
    return <ErrorList id="estimate" title={storageForm.errorTitle} errors={messages} />;
  }
  if (estimate !== null) return <StorageResult estimate={estimate} />;
  return (
    <section aria-labelledby="intro" className="rounded-card bg-raised p-4 sm:p-7">
      <h2 id="intro" className="text-title-3">
        {storageIntro.title}
      </h2>
      <ul className="mt-2 list-disc stack-1.5 pl-5">
        {storageIntro.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
