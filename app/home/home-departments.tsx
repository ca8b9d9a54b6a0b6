import { serviceFees } from "#content/dealership/fees.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { departmentWords as words } from "#content/pages/words/departments.ts";
import { RolePicture } from "#app/site/role-picture.tsx";
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
      room: "Sales",
      title: words.buy.title,
      text: carts && words.buy.formatText(carts.count, formatDollars(carts.fromDollars)),
    },
    {
      href: "/rentals",
      room: "Rentals",
      title: words.rent.title,
      text: words.rent.formatText(formatDollars(perDay)),
    },
    {
      href: "/services",
      room: "Service technicians",
      title: words.service.title,
      text: words.service.formatText(formatDollars(serviceFees.laborPerHourDollars)),
    },
  ];
  return (
    <section className="wrap pt-6 sm:pt-15">
      <h2 className="sr-only">{words.title}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-3">
        {departments.map(({ href, room, title, text }) => (
          <li key={href}>
            <a
              href={href}
              className="grid grid-cols-[4rem_1fr] lg:grid-cols-[8rem_1fr] items-center gap-x-4 py-2 text-text no-underline"
            >
              <RolePicture role={room} className="row-span-2 rounded-card" />
              <span className="self-end font-display text-title-2 font-bold text-brand">{`${title} →`}</span>
              <span className="self-start text-small text-quiet">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
