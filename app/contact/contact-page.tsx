import { data, redirect } from "react-router";
import { business } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { requirePage } from "#content/pages/pages.ts";
import { statePath } from "#content/pages/paths.ts";
import { findStreetMapView } from "#content/places/places.ts";
import { states } from "#content/places/states.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { buildMapSearchUrl, buildStreetMapFrameUrl } from "#domain/geography/street-map-url.ts";
import { aboutLengthMax, cleanText, interests, type Interest } from "#domain/inquiry/inquiry.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import type { InquiryFormState } from "./inquiry-form.tsx";
import { HoursTable } from "#app/site/hours-table.tsx";
import { MapCoastline } from "#app/places/index.ts";
import { PageHero } from "#app/site/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { StreetMap } from "#app/places/index.ts";
import { siteContext } from "#app/context.ts";
import { type InquiryForm, type InquiryOutcome } from "#domain/inquiry/inquiry-outcome.ts";
import { Island } from "#app/island.tsx";
import { ContactForm } from "./contact-form.island.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { toDealerWithDepartmentsJsonLd } from "#app/site/structured-data/dealer-json-ld.ts";
import type { Route } from "./+types/contact-page";

const page = requirePage("/contact");
const noStore = { "Cache-Control": "private, no-store" };
const fieldNames = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "interest",
  "message",
  "about",
] as const;

export function meta({ matches }: Route.MetaArgs) {
  // The title depends on what was posted, which only the page itself knows: it is set below.
  return buildPageMeta(matches, page).filter((item) => !("title" in item));
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  // Without an action the router hands in empty headers, not none.
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export function loader({ context, request }: Route.LoaderArgs) {
  const { createIdempotencyKey, maps, nameOrigin, now } = context.get(siteContext);
  const parameters = new URL(request.url).searchParams;
  const form: InquiryFormState = {
    values: {
      ...emptyValues,
      interest: readInterest(parameters.get("interest")),
      about: cleanText(parameters.get("about") ?? "").slice(0, aboutLengthMax),
    },
    fieldErrors: {},
    error: null,
    idempotencyKey: createIdempotencyKey(),
    renderedAt: now().getTime(),
    cameFrom: nameOrigin(request),
  };
  return data({ form, map: maps.coastline() }, { headers: noStore });
}

/** The form without script; the island posts to the API instead. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const posted = await readForm(request);
  const outcome = await site.receiveInquiry(request, posted);
  if (outcome.kind === "received") return redirect("/thank-you", 303);
  const { status, error, fieldErrors } = explain(outcome);
  const form: InquiryFormState = {
    values: { ...emptyValues, ...posted.fields, interest: readInterest(posted.fields["interest"]) },
    fieldErrors,
    error,
    // A form that was used for another inquiry gets a key of its own.
    idempotencyKey:
      outcome.kind === "conflict"
        ? site.createIdempotencyKey()
        : (posted.idempotencyKey ?? site.createIdempotencyKey()),
    renderedAt: posted.renderedAt ?? site.now().getTime(),
    cameFrom: posted.cameFrom,
  };
  const retryAfter =
    "retryAfterSeconds" in outcome ? { "Retry-After": String(outcome.retryAfterSeconds) } : {};
  return data({ form }, { status, headers: { ...noStore, ...retryAfter } });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { form } = actionData ?? loaderData;
  const { map } = loaderData;
  return (
    <>
      <title>{actionData ? `Error: ${page.title}` : page.title}</title>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <JsonLd data={toDealerWithDepartmentsJsonLd} />
      <PageHero
        title="Talk to a person"
        text={`Call in opening hours, or write any time: we answer within ${business.replyTimes.answerWithinHours} hours.`}
        actions={
          <>
            <CallLink phone={business.phone} label="Call" isWide />
            <ButtonLink href={`mailto:${business.email}`}>E-mail us</ButtonLink>
          </>
        }
      />
      <div className="wrap grid gap-12 py-12 sm:py-16 lg:grid-cols-[1.4fr_1fr]">
        <section id="form" aria-labelledby="form-title">
          <h2 id="form-title" className="text-title-2">
            Send an inquiry
          </h2>
          <Island
            name="contact-form"
            of={ContactForm}
            props={{ form, phone: business.phone, email: business.email }}
          />
        </section>
        <ContactDetails />
      </div>
      <ServiceArea map={map} />
    </>
  );
}

function ContactDetails() {
  const { showroom, phone, tollFree, email } = business;
  return (
    <aside className="space-y-8">
      <section>
        <h2 className="text-title-3">Reach us</h2>
        <address className="mt-3 space-y-1 not-italic">
          <p>
            <a href={phone.link} ping={pingPath} className="font-semibold text-brand">
              {phone.display}
            </a>{" "}
            showroom
          </p>
          <p>
            <a href={tollFree.link} ping={pingPath} className="text-brand">
              {tollFree.display}
            </a>{" "}
            toll-free
          </p>
          <p>
            <a href={`mailto:${email}`} className="text-brand">
              {email}
            </a>
          </p>
          <p>
            {showroom.street} ({showroom.streetNote})
            <br />
            {showroom.city}, {showroom.stateAbbreviation} {showroom.postalCode}
          </p>
        </address>
      </section>
      {departmentHours.map((department) => (
        <HoursTable key={department.id} department={department} />
      ))}
    </aside>
  );
}

function ServiceArea({ map }: Pick<Route.ComponentProps["loaderData"], "map">) {
  return (
    <Section
      title="Where we work"
      intro={`${business.areaServed}. Choose your state to see its places and what delivery costs.`}
      ground="raised"
    >
      <MapCoastline map={map} />
      <StreetMap
        title="Street map of the East Coast"
        providerName={business.streetMap.name}
        frameUrl={buildStreetMapFrameUrl(business.streetMap.origin, findStreetMapView(), false)}
        searchHref={buildMapSearchUrl(business.directions.origin, showroomAddress())}
        searchLabel="Find the showroom"
      />
      <ul className="mt-8 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
        {states.map((state) => (
          <li key={state.slug}>
            <a href={statePath(state)} className="inline-block py-1.5 text-brand">
              {state.name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function showroomAddress(): string {
  const { street, city, stateAbbreviation, postalCode } = business.showroom;
  return `${street}, ${city}, ${stateAbbreviation} ${postalCode}`;
}

const emptyValues: InquiryFormState["values"] = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  interest: "sales",
  message: "",
  about: "",
};

async function readForm(request: Request): Promise<InquiryForm> {
  const posted = new URLSearchParams(await request.text());
  const fields: Record<string, string> = {};
  for (const name of fieldNames) fields[name] = posted.get(name) ?? "";
  return {
    fields,
    idempotencyKey: posted.get("idempotencyKey"),
    honeypot: posted.get("website") ?? "",
    renderedAt: Number(posted.get("renderedAt")) || null,
    cameFrom: posted.get("cameFrom") ?? "",
  };
}

function explain(outcome: Exclude<InquiryOutcome, { kind: "received" }>) {
  switch (outcome.kind) {
    case "invalid":
      return { status: 400, error: null, fieldErrors: outcome.fieldErrors };
    case "conflict":
      return {
        status: 422,
        error: "An inquiry was already sent with this form. Send it again to add this one.",
        fieldErrors: {},
      };
    case "limited":
      return {
        status: 429,
        error: `Too many inquiries came from your connection. Please call ${business.phone.display}, or try again later.`,
        fieldErrors: {},
      };
    case "unavailable":
      return {
        status: 503,
        error: `We could not save your inquiry just now. What you typed is still here: please send it again, or call ${business.phone.display}.`,
        fieldErrors: {},
      };
  }
}

function readInterest(text: string | null | undefined): Interest {
  return interests.find((interest) => interest === text) ?? "sales";
}
