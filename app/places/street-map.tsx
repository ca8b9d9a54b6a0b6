import { streetMapWords } from "#content/pages/words/place.ts";
import type { ReactNode } from "react";
import { ExternalIcon } from "#app/ui/icons.tsx";

export interface StreetMapProps {
  /** What the frame shows, such as "Street map of Avalon, New Jersey". */
  title: string;
  /** The frame's provider, who learns of the visitor only when this is opened. */
  providerName: string;
  frameUrl: string;
  /** Missing where there is no one point to go to. */
  directionsHref?: string;
  /** Missing where the frame is enough. */
  searchHref?: string;
  searchLabel?: string;
}

/**
 * Works without script: a browser loads no lazy frame inside closed details, so the provider learns
 * nothing until the visitor opens it.
 */
export function StreetMap(props: StreetMapProps) {
  return (
    <div className="map-links text-small">
      {props.directionsHref ? (
        <MapLink href={props.directionsHref}>{streetMapWords.directionsLabel}</MapLink>
      ) : null}
      {props.directionsHref ? null : <Search {...props} />}
      <details className="no-print">
        <summary className="inline-block min-h-11 py-3 text-brand">
          {streetMapWords.openLabel}
          <span className="font-normal text-quiet">
            {streetMapWords.formatProvider(props.providerName)}
          </span>
        </summary>
        <iframe
          title={props.title}
          src={props.frameUrl}
          loading="lazy"
          height="400"
          className="mt-2 block h-[400px] w-full rounded-card border border-line"
        />
        {props.directionsHref ? <Search {...props} /> : null}
      </details>
    </div>
  );
}

/** The other map in a tab of its own: below the street map where the way there has a link already. */
function Search({ searchHref, searchLabel = streetMapWords.searchLabel }: StreetMapProps) {
  return searchHref ? <MapLink href={searchHref}>{searchLabel}</MapLink> : null;
}

function MapLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center text-brand"
    >
      {children}
      <ExternalIcon className="ml-1 inline size-3.5" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
