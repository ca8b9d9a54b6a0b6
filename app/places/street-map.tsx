import { streetMapWords } from "#content/pages/words/place.ts";
import { ButtonLink } from "#app/site/button-link.tsx";

export interface StreetMapProps {
  /** What the frame shows, such as "Street map of Avalon, New Jersey". */
  title: string;
  /** The frame's provider, who learns of the visitor only when this is opened. */
  providerName: string;
  frameUrl: string;
  /** Missing where there is no one point to go to. */
  directionsHref?: string;
  searchHref: string;
  searchLabel?: string;
}

/**
 * Works without script: a browser loads no lazy frame inside closed details, so the provider learns
 * nothing until the visitor opens it.
 */
export function StreetMap(props: StreetMapProps) {
  return (
    <div className="mt-5 hero-actions">
      {props.directionsHref ? (
        <ButtonLink href={props.directionsHref} isExternal>
          {streetMapWords.directionsLabel}
        </ButtonLink>
      ) : null}
      <ButtonLink href={props.searchHref} isExternal>
        {props.searchLabel ?? streetMapWords.searchLabel}
      </ButtonLink>
      <details className="no-print [&[open]]:w-full">
        <summary className="inline-block min-h-11 py-2 font-semibold text-brand">
          {streetMapWords.openLabel}
          <span className="text-small font-normal text-quiet">
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
      </details>
    </div>
  );
}
