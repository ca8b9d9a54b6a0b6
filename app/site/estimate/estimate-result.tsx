import type { ReactNode } from "react";
import type { business } from "#content/dealership/business.ts";
import { contactPath } from "#content/pages/paths.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";

interface EstimateResultProps {
  /** The fragment that the form leads to. */
  id: string;
  title: string;
  /** A title beside a large price is smaller. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** The answer to a form: a card that prints well. */
export function EstimateResult({ id, title, isQuiet = false, children }: EstimateResultProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 rounded-card bg-raised p-4 sm:p-7"
    >
      <h2 id={`${id}-title`} className={isQuiet ? "text-title-3" : "text-title-2"}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface EstimateActionsProps {
  reference: string;
  words: {
    formatReference: (reference: string) => string;
    referenceHint: string;
    sendLabel: string;
    notReserved?: string;
  };
  call: { label: string; phone: typeof business.phone; isWide?: boolean };
}

/** The reference to read out, and the two ways to go on: a call, or an inquiry that carries it. */
export function EstimateActions({ reference, words, call }: EstimateActionsProps) {
  return (
    <>
      <p className="mt-6 font-semibold">{words.formatReference(reference)}</p>
      <p className="text-small text-quiet">{words.referenceHint}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <CallLink {...call} />
        <span className="no-print contents">
          <ButtonLink href={contactPath({ quote: reference })}>{words.sendLabel}</ButtonLink>
        </span>
      </div>
      {words.notReserved !== undefined && (
        <p className="mt-3 text-small text-quiet">{words.notReserved}</p>
      )}
    </>
  );
}

export function TextLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="text-brand underline">
      {label}
    </a>
  );
}
