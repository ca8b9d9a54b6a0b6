import { data, redirect } from "react-router";
import { business } from "#content/dealership/business.ts";
import { requirePage } from "#content/pages/pages.ts";
import { contactFormTitle, contactHero, errorTitlePrefix } from "#content/pages/words/contact.ts";
import {
  otherRequestsTitle,
  plainFormLink,
  requestListLabel,
  requestsIntro,
  requestTexts,
} from "#content/pages/words/contact-requests.ts";
import { contactPath } from "#content/pages/paths.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import { requestKinds, type RequestKind } from "#domain/inquiry/request-fields.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { OtherHours } from "#app/site/other-hours.tsx";
import { PageHero } from "#app/site/page-hero.tsx";
import { readPageScene } from "#app/site/scene-band.tsx";
import { ScenePicture } from "#app/site/shore-scene.tsx";
import { siteContext } from "#app/context.ts";
import { Island } from "#app/island.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.island.tsx";
import { readContactSubject } from "./contact-subject.ts";
import { buildEmptyForm, buildRefusedForm, readPostedForm } from "./contact-view-model.ts";
import { readHours } from "./hours-of-departments.ts";
import { ServiceArea } from "./service-area.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { toDealerWithDepartmentsJsonLd } from "#app/site/structured-data/dealer-json-ld.ts";
import type { Route } from "./+types/contact-page";

const page = requirePage("/contact");
const noStore = { "Cache-Control": "private, no-store" };
export function meta({ matches }: Route.MetaArgs) {
  // The title depends on what was posted, which only the page itself knows: it is set below.
  return buildPageMeta(matches, page).filter((item) => !("title" in item));
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const subject = await readContactSubject(request, site);
  const form = buildEmptyForm(subject, site.now());
  return {
    form,
    subject,
    scene: readPageScene(site.illustrations, pageScenes.contact),
    map: site.illustrations.coastline(),
    hours: readHours(site.now()),
  };
}

/** Takes the form without script; the island posts to the API instead. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const posted = await readPostedForm(request, await readContactSubject(request, site));
  const outcome = await site.receiveInquiry(request, posted.inquiry);
  if (outcome.kind === "received") return redirect("/thank-you", 303);
  const { form, status, retryAfterSeconds } = buildRefusedForm(posted, outcome, site.now());
  const retryAfter = retryAfterSeconds === null ? {} : { "Retry-After": String(retryAfterSeconds) };
  return data({ form }, { status, headers: { ...noStore, ...retryAfter } });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { form } = actionData ?? loaderData;
  const { map, subject } = loaderData;
  return (
    <>
      <title>{actionData ? errorTitlePrefix + page.title : page.title}</title>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <JsonLd data={toDealerWithDepartmentsJsonLd} />
      <PageHero
        title={contactHero.title}
        text={contactHero.text}
        picture={<ScenePicture {...loaderData.scene} className="hidden lg:block" />}
        actions={
          <>
            <CallLink phone={business.phone} label={contactHero.callLabel} isWide />
            <ButtonLink href={`mailto:${business.email}`} className="no-print">
              {contactHero.mailLabel}
            </ButtonLink>
          </>
        }
      />
      <div className="wrap grid gap-12 py-12 sm:py-16 lg:grid-cols-[1.4fr_1fr]">
        <section id="form" aria-labelledby="form-title">
          <h2 id="form-title" className="text-title-2">
            {form.request === null ? contactFormTitle : requestTexts[form.request].title}
          </h2>
          {form.request !== null && (
            <p className="mt-2 max-w-prose">{requestTexts[form.request].intro}</p>
          )}
          {form.request === null && (
            <div className="no-print mt-3">
              <p className="text-quiet">{requestsIntro}</p>
              <RequestLinks current={null} />
            </div>
          )}
          <Island
            name="contact-form"
            of={ContactForm}
            props={{ form, subject, phone: business.phone, email: business.email }}
          />
          {form.request !== null && (
            <div className="no-print mt-10 border-t border-line pt-6">
              <p className="font-semibold">{otherRequestsTitle}</p>
              <RequestLinks current={form.request} />
            </div>
          )}
        </section>
        <ContactDetails hours={loaderData.hours} />
      </div>
      <OtherHours ground="tinted" textsNow={loaderData.hours.texts} />
      <ServiceArea map={map} />
    </>
  );
}

/** The other forms: each request has one of its own, and the plain one is for everything else. */
function RequestLinks({ current }: { current: RequestKind | null }) {
  const others = requestKinds.filter((kind) => kind !== current);
  const links = [
    ...others.map((kind) => [contactPath({ topic: kind }), requestTexts[kind].link] as const),
    ...(current === null ? [] : [[contactPath(), plainFormLink] as const]),
  ];
  return (
    <nav aria-label={requestListLabel}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(([path, label]) => (
          <li key={label}>
            <a
              href={`${path}#form`}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
