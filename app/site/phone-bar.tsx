import type { ReactNode } from "react";
import { phoneBarWords as words } from "#content/pages/words/phone-bar.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { ButtonLink } from "./button-link.tsx";

interface PhoneBarProps {
  /** What the page is about: a cart, a place. */
  title: string;
  /** Its price, or what one starts at. */
  price?: ReactNode;
  phone: { display: string; link: string };
  quoteHref: string;
}

/** The last element of a page that sells: on a phone it stays in view while the page is scrolled. */
export function PhoneBar({ title, price, phone, quoteHref }: PhoneBarProps) {
  return (
    <aside
      aria-label={words.label}
      className="phone-bar no-print flex items-center gap-2 border-t border-line bg-page px-4 py-2 md:hidden"
    >
      <p className="grow text-small">
        {title}
        {price && <span className="price-figures block">{price}</span>}
      </p>
      <ButtonLink href={quoteHref}>{words.quote}</ButtonLink>
      <a
        href={phone.link}
        ping={pingPath}
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-pill border border-transparent bg-act px-5 font-semibold text-on-act no-underline"
      >
        {words.call}
        <span className="sr-only">{` ${phone.display}`}</span>
      </a>
    </aside>
  );
}
