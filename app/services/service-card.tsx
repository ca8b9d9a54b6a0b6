import type { ServiceCard as Service } from "#content/dealership/services.ts";
import { formatAskLabel } from "#content/pages/words/services.ts";
import { CheckIcon } from "#app/ui/icons.tsx";
import { formatPriceLine } from "./price-line.ts";

export interface ServiceCardProps extends Service {
  /** The contact form with the subject of the question filled in. */
  contactHref: string;
}

/**
 * One thing the shop does: what it costs, what is in it, and where to ask. Where two cards stand side
 * by side, each of the four parts takes a row of the list, so that they begin at the same height.
 */
export function ServiceCard({ title, text, points, price, contactHref }: ServiceCardProps) {
  const { before, figure, after } = formatPriceLine(price);
  return (
    <article className="border-t-2 border-sea pt-3 sm:pt-4 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0">
      <div className="justify-between gap-x-4 lg:flex lg:items-baseline">
        <h3 className="text-title-3">{title}</h3>
        <p className="text-quiet">
          {before && `${before} `}
          <span className="price-figures text-title-2 text-brand">{figure}</span>
          {after && ` ${after}`}
        </p>
      </div>
      <p className="mt-1 max-w-prose">{text}</p>
      <ul className="mt-3 stack-1.5">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 text-good" />
            {point}
          </li>
        ))}
      </ul>
      <p className="sm:mt-2">
        <a
          href={contactHref}
          className="inline-flex min-h-11 items-center font-semibold text-brand no-underline"
        >
          {formatAskLabel(title)}
        </a>
      </p>
    </article>
  );
}
