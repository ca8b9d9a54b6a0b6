import type { ServiceCard as Service } from "#content/dealership/services.ts";
import { formatAskLabel } from "#content/pages/words/services.ts";
import { ShopPicture } from "#app/site/shop-picture.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { formatPriceLine } from "./price-line.ts";

export interface ServiceCardProps extends Service {
  /** The contact form with the subject of the question filled in. */
  contactHref: string;
}

/** On the floor of the drawn storage. */
const storedCart = {
  id: "evolution-classic-2-plus",
  x: 20,
  groundY: 109,
  width: 86,
  height: 62,
  color: "#7fbcc4",
};

/** One thing the shop does, with a drawing of it: what it costs, what is in it, and where to ask. */
export function ServiceCard({ id, title, text, points, price, contactHref }: ServiceCardProps) {
  const { before, figure, after } = formatPriceLine(price);
  return (
    <article className="grid grid-cols-[5.5rem_1fr] items-start gap-x-3 gap-y-2 rounded-card border border-line p-3 sm:grid-cols-[14rem_1fr] sm:gap-x-8 sm:p-6">
      <div className="flex items-center justify-between gap-x-3 self-center max-[22rem]:flex-wrap sm:col-start-2 sm:items-baseline">
        <h3 className="text-title-3">{title}</h3>
        <p className="shrink-0 text-right text-quiet max-sm:text-small">
          {before && `${before} `}
          <span className="price-figures text-title-3 text-brand lg:text-title-2">{figure}</span>
          {after && <span className="max-sm:block">{` ${after}`}</span>}
        </p>
      </div>
      <ShopPicture
        scene={`service-${id}`}
        carts={id === "storage" ? [storedCart] : undefined}
        viewBox="0 0 160 120"
        className="col-start-1 row-start-1 w-full rounded-card sm:row-span-4 sm:row-start-1"
      />
      <p className="max-w-prose max-sm:col-span-2">{text}</p>
      <ul className="grid gap-x-8 gap-y-1.5 max-sm:col-span-2 sm:col-start-2 lg:grid-cols-2">
        {points.map((point) => (
          <li key={point} className="flex gap-3 max-sm:text-small">
            <CheckIcon className="mt-0.5 size-5 text-good" />
            {point}
          </li>
        ))}
      </ul>
      <p className="-my-2 max-sm:col-span-2 sm:col-start-2">
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
