import type { ReactNode } from "react";
import { formatAskLabel } from "#content/pages/words/services.ts";
import { formatDollars } from "#domain/money/money.ts";
import { CheckIcon } from "#app/ui/icons.tsx";

export interface ServiceCardProps {
  title: string;
  text: string;
  points: readonly string[];
  price: { fromDollars: number; per: string } | { words: string };
  icon: ReactNode;
  /** The contact form with the subject of the question filled in. */
  contactHref: string;
}

/** One thing the shop does: what it costs, what is in it, and where to ask. */
export function ServiceCard({ title, text, points, price, icon, contactHref }: ServiceCardProps) {
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-page p-5 sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-title-3">{title}</h3>
        <span className="text-sea">{icon}</span>
      </div>
      <p className="mt-3">
        {"words" in price ? (
          <span className="font-display text-title-3 font-bold">{price.words}</span>
        ) : (
          <>
            <span className="text-quiet">from </span>
            <span className="price-figures text-price">{formatDollars(price.fromDollars)}</span>
            <span className="text-quiet"> per {price.per}</span>
          </>
        )}
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
