import { formatDollars } from "#domain/money/money.ts";
import type { RentalClass } from "#domain/rental/rental-quote.ts";
import { CartDrawing } from "#app/vehicles/index.ts";

/** How many seats the drawing of each class has. */
const drawings: Record<RentalClass["id"], { seats: number; hasCargoBed?: boolean }> = {
  "4-seater": { seats: 4 },
  "6-seater": { seats: 6 },
  utility: { seats: 2, hasCargoBed: true },
};

/** The three carts to rent and what a day of each costs; each leads to its plans. */
export function RentalClasses({ classes }: { classes: readonly RentalClass[] }) {
  return (
    <ul className="lines-between">
      {classes.map((rentalClass) => {
        const oneDay = rentalClass.plans.find((plan) => plan.days === 1);
        return (
          <li key={rentalClass.id}>
            <a
              href={`#${rentalClass.id}`}
              className="group flex items-center gap-5 py-3 text-text no-underline"
            >
              <span className="w-24 shrink-0 text-sea sm:w-32" aria-hidden="true">
                <RentalDrawing id={rentalClass.id} />
              </span>
              <span className="grow">
                <span className="block font-display text-title-3 font-bold group-hover:text-brand">
                  {rentalClass.title}
                </span>
                {oneDay && (
                  <span className="text-quiet">
                    <span className="price-figures text-title-3 text-text">
                      {formatDollars(oneDay.priceDollars)}
                    </span>{" "}
                    a day
                  </span>
                )}
              </span>
              <span className="font-semibold text-brand">
                See <span className="sr-only">{rentalClass.title} </span>plans
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function RentalDrawing({ id }: { id: RentalClass["id"] }) {
  return <CartDrawing {...drawings[id]} />;
}
