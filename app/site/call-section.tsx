import type { ReactNode } from "react";
import { business } from "#content/dealership/business.ts";
import { CallLink } from "./call-link.tsx";
import { ShoreEdge } from "./shore-edge.tsx";

interface CallSectionProps {
  title: string;
  text?: string | undefined;
  phone?: { display: string; link: string };
  /** The other way, beside the call. */
  children: ReactNode;
  /** Further ways, as links in a line under the buttons. */
  links?: readonly { href: string; label: string }[];
  /** The shore that its upper edge is, instead of a straight line. */
  shoreUrl?: string;
}

/** The last section of a page: the next step once more, on a desk beside the words. */
export function CallSection({
  title,
  text,
  phone = business.phone,
  children,
  links,
  shoreUrl,
}: CallSectionProps) {
  const heading = <h2 className="text-title-2">{title}</h2>;
  const buttons = (
    <div className="hero-actions">
      <CallLink phone={phone} label="Call" isWide />
      {children}
    </div>
  );
  const section = (
    <section className="bg-tinted">
      <div className="wrap hero-strip py-6 sm:py-10">
        {text ? (
          <div>
            {heading}
            <p className="mt-2 max-w-prose text-lead text-quiet">{text}</p>
          </div>
        ) : (
          heading
        )}
        {links ? (
          <div>
            {buttons}
            <p className="mt-2 flex flex-wrap gap-x-6 font-semibold whitespace-nowrap">
              {links.map(({ href, label }) => (
                <a key={href} href={href} className="inline-flex min-h-11 items-center text-brand">
                  {label}
                </a>
              ))}
            </p>
          </div>
        ) : (
          buttons
        )}
      </div>
    </section>
  );
  return shoreUrl ? (
    <>
      <ShoreEdge url={shoreUrl} />
      {section}
    </>
  ) : (
    section
  );
}
