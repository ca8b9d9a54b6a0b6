import type { ReactNode } from "react";
import type { ServiceCard as Service } from "#content/dealership/services.ts";
import { formatAskLabel } from "#content/pages/words/services.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { formatPriceLine } from "./price-line.ts";

export interface ServiceCardProps extends Service {
  icon: ReactNode;
  /** The contact form with the subject of the question filled in. */
  contactHref: string;
}

/**
 * One thing the shop does: what it costs, what is in it, and where to ask. Where two cards stand side
 * by side, each of the five parts takes a row of the list, so that they begin at the same height.
 */
export function ServiceCard({ title, text, points, price, icon, contactHref }: ServiceCardProps) {
  const { before, figure, after } = formatPriceLine(price);
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-page p-5 sm:p-8 md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0">
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-title-3">{title}</h3>
        <span className="text-sea">{icon}</span>
      </div>
      <p className="mt-2 sm:mt-3">
        {before && <span className="text-quiet">{before} </span>}
        <span className="price-figures text-title-1">{figure}</span>
        {after && <span className="text-quiet"> {after}</span>}
      </p>
      <p className="mt-2 max-w-prose sm:mt-4">{text}</p>
      <ul className="mt-3 mb-4 stack-1.5 sm:mt-5 sm:mb-6">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 text-good" />
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-auto">
        <ButtonLink href={contactHref} className="max-sm:w-full">
          {formatAskLabel(title)}
        </ButtonLink>
      </p>
    </article>
  );
}
