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
    <section className="wrap pt-8 sm:pt-12">
      <h2 className="sr-only">{words.title}</h2>
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-5">
        {departments.map(({ href, title, text }) => (
          <li key={href}>
            <a
              href={href}
              className="block rounded-card border border-line px-5 py-4 text-text no-underline hover:border-sea"
            >
              <span className="block font-display text-title-2 font-bold text-brand">{title}</span>
              <span className="text-quiet">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
