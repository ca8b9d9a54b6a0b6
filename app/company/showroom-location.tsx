import { locationLabels, locationLinks } from "#content/pages/words/showroom.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { ExternalIcon, PhoneIcon } from "#app/ui/icons.tsx";

export interface ShowroomLocationProps {
  name: string;
  type: "physical" | "online";
  text: string;
  address: readonly string[];
  city: string;
  phone: { display: string; link: string };
  mapLink: string;
  directionsLink: string;
  websiteLink: string;
  reviewLink: string;
  socialLinks?: readonly { name: string; url: string }[];
}

/** One location of the dealership: its postal address, phone and links. */
export function ShowroomLocation(location: ShowroomLocationProps) {
  const { name, type, text, address, phone, directionsLink } = location;
  const links = [
    { name: locationLinks.map, url: location.mapLink },
    { name: locationLinks.website, url: location.websiteLink },
    ...(location.socialLinks ?? []),
    { name: locationLinks.review, url: location.reviewLink },
  ];
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-page p-6 sm:p-8">
      <p className="text-small font-semibold text-sea">{locationLabels[type].kicker}</p>
      <h3 className="mt-1 text-title-2">{name}</h3>
      <p className="mt-3 max-w-prose text-quiet">{text}</p>
      <address className="mt-5 not-italic">
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-2">
        <a
          href={phone.link}
          ping={pingPath}
          className="inline-flex min-h-11 items-center gap-2 text-title-3 font-semibold text-brand"
        >
          <PhoneIcon />
          {phone.display}
        </a>
      </p>
      <p className="mt-4">
        <ButtonLink href={directionsLink} isExternal>
          {locationLabels[type].directions}
        </ButtonLink>
      </p>
      <ul className="mt-auto flex flex-wrap gap-x-6 gap-y-1 pt-6">
        {links.map((link) => (
          <li key={link.name}>
            <a
              href={link.url}
              target="_blank"
              rel="noopener"
              className="inline-flex items-center gap-1.5 py-1 text-brand"
            >
              {link.name}
              <ExternalIcon />
              <span className="sr-only">{`, ${name} (opens in a new tab)`}</span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
