import {
  failure,
  locationNotFound,
  onwardLinks,
  pageNotFound,
} from "#content/pages/words/errors.ts";
import { ButtonLink } from "./button-link.tsx";
import { CallLink } from "./call-link.tsx";

export function NotFoundScreen() {
  return (
    <div className="wrap py-16 sm:py-24">
      <h1 className="text-title-1">{pageNotFound.title}</h1>
      <p className="mt-4 text-lead text-quiet">{pageNotFound.lead}</p>
      <p className="mt-2 max-w-prose">{pageNotFound.text}</p>
      <OnwardLinks />
    </div>
  );
}

export function LocationNotFoundScreen() {
  return (
    <div className="wrap py-16 sm:py-24">
      <h1 className="text-title-1">{locationNotFound.title}</h1>
      <p className="mt-4 max-w-prose text-lead text-quiet">{locationNotFound.text}</p>
      <OnwardLinks />
    </div>
  );
}

export function FailureScreen({
  phone,
  email,
}: {
  phone: { display: string; link: string };
  email: string;
}) {
  return (
    <div className="wrap py-16 sm:py-24">
      <title>{failure.documentTitle}</title>
      <h1 className="text-title-1">{failure.title}</h1>
      <p className="mt-4 max-w-prose text-lead">
        {failure.text}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <p className="mt-8">
        <CallLink phone={phone} label="Call" isWide />
      </p>
    </div>
  );
}

function OnwardLinks() {
  return (
    <ul className="mt-8 flex flex-wrap gap-3">
      {onwardLinks.map(({ href, label }) => (
        <li key={href}>
          <ButtonLink href={href}>{label}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}
