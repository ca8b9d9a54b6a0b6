import type { ServiceCard as Service } from "#content/dealership/services.ts";
import { formatAskLabel } from "#content/pages/words/services.ts";
import { ServicePicture } from "#app/site/service-picture.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { formatPriceLine } from "./price-line.ts";

export interface ServiceCardProps extends Service {
  /** The contact form with the subject of the question filled in. */
  contactHref: string;
}

/** One thing the shop does, with a drawing of it: what it is, what is in it, what it costs, and where to ask. */
export function ServiceCard({ id, title, text, points, price, contactHref }: ServiceCardProps) {
  const { before, figure, after } = formatPriceLine(price);
  return (
    <article className="grid grid-cols-[5.5rem_1fr_auto] max-[22rem]:grid-cols-[3.5rem_1fr_auto] items-center gap-x-3 gap-y-1.5 py-4 sm:grid-cols-[10rem_1fr_auto] sm:gap-x-8 lg:grid-cols-[11rem_1fr_20rem_10rem] lg:gap-x-10 lg:grid-rows-[auto_auto_1fr] lg:py-6">
      <ServicePicture
        id={id}
        className="w-full rounded-card sm:max-lg:row-span-4 lg:row-span-3 lg:self-start"
      />
      <h3 className="text-title-3">{title}</h3>
      <p className="text-right text-small text-quiet lg:order-1 lg:mt-1 lg:self-start lg:row-span-3 lg:row-start-1 lg:col-start-4">
        {before && `${before} `}
        <span className="price-figures whitespace-nowrap text-title-3 text-brand lg:text-title-2">
          {figure}
        </span>
        {after && <span className="block">{after}</span>}
      </p>
      <p className="max-lg:col-span-2 max-sm:col-span-3 max-sm:text-small lg:col-start-2 lg:row-start-2">
        {text}
      </p>
      <ul className="grid gap-y-1.5 text-small max-lg:col-span-2 max-sm:col-span-3 lg:col-start-3 lg:mt-1 lg:self-start lg:text-[1rem] lg:row-span-3 lg:row-start-1">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <CheckIcon className="size-5 text-good" />
            {point}
          </li>
        ))}
      </ul>
      <a
        href={contactHref}
        className="-my-1.5 inline-flex lg:self-start min-h-11 items-center font-semibold text-brand no-underline max-lg:col-span-2 max-sm:col-span-3 lg:col-start-2 lg:row-start-3"
      >
        {formatAskLabel(title)}
      </a>
    </article>
  );
}
