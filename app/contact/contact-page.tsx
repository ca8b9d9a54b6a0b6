import { data, redirect } from "react-router";
import { departmentHours } from "#content/dealership/hours.ts";
import { business } from "#content/dealership/business.ts";
import { requirePage } from "#content/pages/pages.ts";
import { contactFormTitle, errorTitlePrefix } from "#content/pages/words/contact.ts";
import {
  otherRequestsTitle,
  plainFormLink,
  requestListLabel,
  requestsIntro,
  requestTexts,
} from "#content/pages/words/contact-requests.ts";
import { otherHoursTitle } from "#content/pages/words/hours.ts";
import { contactPath } from "#content/pages/paths.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import { requestKinds, type RequestKind } from "#domain/inquiry/request-fields.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { readPageScene } from "#app/site/scene-band.tsx";
import { HoursByDepartment } from "#app/site/hours-by-department.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { siteContext } from "#app/context.ts";
import { Island } from "#app/island.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.island.tsx";
import { ContactIntro } from "./contact-intro.tsx";
import { type ContactSubject, readContactSubject } from "./contact-subject.ts";
import { buildEmptyForm, buildRefusedForm, readPostedForm } from "./contact-view-model.ts";
import { readHours } from "./hours-of-departments.ts";
import type { InquiryFormState } from "./inquiry-form-state.ts";
import { ServiceArea } from "./service-area.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { toDealerWithDepartmentsJsonLd } from "#app/site/structured-data/dealer-json-ld.ts";
import type { Route } from "./+types/contact-page";

const page = requirePage("/contact");
const otherDepartments = departmentHours.filter(({ id }) => id !== "showroom");
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
  const { hours, map, scene, subject } = loaderData;
  const hoursNow = hours.texts.get("showroom") ?? null;
  return (
    <>
      <title>{actionData ? errorTitlePrefix + page.title : page.title}</title>
      <JsonLd data={toDealerWithDepartmentsJsonLd} />
      <div className="bg-raised">
        <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
        <div className="wrap grid grid-cols-1 gap-6 pb-10 sm:pt-4 sm:pb-16 lg:grid-cols-[6fr_7fr] lg:grid-rows-[auto_1fr] lg:pt-6 xl:grid-cols-[5fr_7fr]">
          <ContactIntro />
          <FormCard form={form} subject={subject} />
          <ContactDetails scene={scene} hoursNow={hoursNow} specialDays={hours.specialDays} />
        </div>
      </div>
      <ServiceArea map={map} />
      <div className="wrap pb-6 sm:pb-12 lg:-mt-6">
        <Disclosure isQuiet title={otherHoursTitle}>
          <HoursByDepartment
            departments={otherDepartments}
            title={otherHoursTitle}
            textsNow={hours.texts}
          />
        </Disclosure>
      </div>
    </>
  );
}

/** The form on a card of its own, with the links to the forms of requests. */
function FormCard({ form, subject }: { form: InquiryFormState; subject: ContactSubject }) {
  const texts = form.request === null ? null : requestTexts[form.request];
  return (
    <section
      id="form"
      aria-labelledby="form-title"
      className="rounded-card bg-page p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="form-title" className="text-title-3 lg:text-[1.75rem] lg:[line-height:1.2]">
        {texts?.title ?? contactFormTitle}
      </h2>
      {texts && <p className="mt-2 max-w-prose text-quiet">{texts.intro}</p>}
      {form.request === null && <RequestLinks />}
      <Island
        name="contact-form"
        of={ContactForm}
        props={{ form, subject, phone: business.phone, email: business.email }}
      />
      {form.request !== null && <OtherRequestLinks current={form.request} />}
    </section>
  );
}

/** Over the plain form, the forms that ask a few things more: whoever needs one finds it before typing. */
function RequestLinks() {
  return (
    <nav aria-label={requestListLabel} className="no-print mt-2 text-small">
      <p className="text-quiet">{requestsIntro}</p>
      <ul className="mt-1 grid grid-cols-3 gap-2 sm:-mb-2 sm:flex sm:flex-wrap sm:gap-x-6">
        {requestKinds.map((kind) => (
          <li key={kind}>
            <RequestLink path={contactPath({ topic: kind })} label={requestTexts[kind].link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Under the form of one request, the others, and the plain one for everything else. */
function OtherRequestLinks({ current }: { current: RequestKind }) {
  const others = requestKinds.filter((kind) => kind !== current);
  return (
    <nav
      aria-label={requestListLabel}
      className="no-print mt-5 border-t border-line pt-4 text-small"
    >
      <p className="text-quiet">{otherRequestsTitle}</p>
      <ul className="mt-1 grid grid-cols-3 gap-2 sm:-mb-2 sm:flex sm:flex-wrap sm:gap-x-6">
        {others.map((kind) => (
          <li key={kind}>
            <RequestLink path={contactPath({ topic: kind })} label={requestTexts[kind].link} />
          </li>
        ))}
        <li>
          <RequestLink path={contactPath()} label={plainFormLink} />
        </li>
      </ul>
    </nav>
  );
}

function RequestLink({ path, label }: { path: string; label: string }) {
  return (
    <a
      href={`${path}#form`}
      className="flex min-h-11 items-center justify-center font-semibold whitespace-nowrap text-brand max-sm:rounded-field max-sm:border max-sm:border-line max-sm:no-underline"
    >
      {label}
    </a>
  );
}
