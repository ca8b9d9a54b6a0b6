import { serviceFees } from "#content/dealership/fees.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { departmentWords as words } from "#content/pages/words/departments.ts";
import { DepartmentTiles } from "#app/site/department-tiles.tsx";
import type { DepartmentScenes } from "#app/site/department-scenes.ts";
import { formatDollars } from "#domain/money/money.ts";

interface HomeDepartmentsProps {
  /** How many carts the catalogue has, and the lowest price; null while it cannot be read. */
  carts: { count: number; fromDollars: number } | null;
  scenes: DepartmentScenes;
}

/**
 * Buy, rent, service: the three reasons to come, and where the prices of each start.
 */
export function HomeDepartments({ carts, scenes }: HomeDepartmentsProps) {
  const perDay = Math.min(
    ...rentalClasses.flatMap(({ plans }) =>
      plans.filter(({ days }) => days === 1).map(({ priceDollars }) => priceDollars),
    ),
  );
  const departments = [
    {
      href: "/inventory",
      scene: scenes.buy,
      title: words.buy.title,
      text: carts && words.buy.formatText(carts.count, formatDollars(carts.fromDollars)),
    },
    {
      href: "/rentals",
      scene: scenes.rent,
      title: words.rent.title,
      text: words.rent.formatText(formatDollars(perDay)),
    },
    {
      href: "/services",
      scene: scenes.service,
      title: words.service.title,
      text: words.service.formatText(formatDollars(serviceFees.laborPerHourDollars)),
    },
  ];
  return (
    <section className="wrap pt-6 pb-4 sm:pt-15 sm:pb-0">
      <h2 className="sr-only">{words.title}</h2>
      <DepartmentTiles departments={departments} />
    </section>
  );
}
