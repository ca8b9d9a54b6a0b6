import { serviceFees } from "#content/dealership/fees.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { departmentWords as words } from "#content/pages/words/departments.ts";
import { formatDollars } from "#domain/money/money.ts";

interface HomeDepartmentsProps {
  /** How many carts the catalogue has, and the lowest price; null while it cannot be read. */
  carts: { count: number; fromDollars: number } | null;
}

/** Buy, rent, service: the three reasons to come, and where the prices of each start. */
export function HomeDepartments({ carts }: HomeDepartmentsProps) {
  const perDay = Math.min(
    ...rentalClasses.flatMap(({ plans }) =>
      plans.filter(({ days }) => days === 1).map(({ priceDollars }) => priceDollars),
    ),
  );
  const departments = [
    {
      href: "/inventory",
      title: words.buy.title,
      text: carts && words.buy.formatText(carts.count, formatDollars(carts.fromDollars)),
    },
    {
      href: "/rentals",
      title: words.rent.title,
      text: words.rent.formatText(formatDollars(perDay)),
    },
    {
      href: "/services",
      title: words.service.title,
      text: words.service.formatText(formatDollars(serviceFees.laborPerHourDollars)),
    },
  ];
  return (
    <section className="wrap pt-6">
      <h2 className="sr-only">{words.title}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-3">
        {departments.map(({ href, title, text }) => (
          <li key={href} className="border-t-2 border-sea">
            <a
              href={href}
              className="flex items-baseline justify-between gap-x-4 py-3 text-text no-underline sm:block sm:py-4"
            >
              <span className="font-display text-title-2 font-bold text-brand">{title}</span>
              <span className="text-right text-quiet sm:block sm:text-left">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
