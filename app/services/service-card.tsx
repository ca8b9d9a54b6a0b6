import type { ReactNode } from "react";
import type { ServiceCard as Service } from "#content/dealership/services.ts";
import { formatAskLabel } from "#content/pages/words/services.ts";
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
      <p className="mt-3">
        {before && <span className="text-small text-quiet">{before} </span>}
        <span className="price-figures text-price">{figure}</span>
        {after && <span className="text-small text-quiet"> {after}</span>}
      </p>
      <p className="mt-4 max-w-prose">{text}</p>
      <ul className="my-4 sm:mt-5 sm:mb-6">
        {points.map((point) => (
          <li key={point} className="flex gap-3 border-t border-line py-2">
            <CheckIcon className="mt-0.5 size-5 text-good" />
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-auto">
        <a href={contactHref} className="inline-block py-1 font-semibold text-brand">
          {formatAskLabel(title)}
        </a>
      </p>
    </article>
  );
}
