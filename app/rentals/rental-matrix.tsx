import { rentalQuotePath } from "#content/pages/paths.ts";
import { quoteLinks } from "#content/pages/words/rental-quote.ts";
import { planTable as words } from "#content/pages/words/rentals.ts";
import { formatDollars } from "#domain/money/money.ts";
import {
  computePerDayCents,
  computeSavingPercent,
  formatRentalDuration,
  type RentalClass,
  type RentalPlan,
} from "#domain/rental/rental-quote.ts";
import { CartPicture } from "#app/vehicles/index.ts";

/** The model of the catalogue whose picture stands for each kind of cart. */
const picturedModels: Record<RentalClass["id"], string> = {
  "4-seater": "evolution-d5-ranger-4-plus",
  "6-seater": "evolution-d5-ranger-6-plus",
  utility: "evolution-turfman-200",
};
const seatsOf: Record<RentalClass["id"], number> = { "4-seater": 4, "6-seater": 6, utility: 2 };

/** The tint of the usual plan, from head to foot. */
const usual = (planId: string) => (planId === words.usualPlanId ? "bg-raised" : "");

/**
 * Kinds of cart below each other, plans beside each other; on a phone each kind is a card with its
 * four prices. The first row leaves room at its left for the words above the table.
 */
export function RentalMatrix({ classes }: { classes: readonly RentalClass[] }) {
  const plans = classes[0]?.plans ?? [];
  return (
    <table className="block w-full text-left lg:table lg:table-fixed lg:border-b lg:border-line">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr>
          <th scope="col" className="w-[40%]">
            <span className="sr-only">{words.kind}</span>
          </th>
          {plans.map(({ id, title, days, description }) => (
            <th
              key={id}
              scope="col"
              className={`p-4 pb-5 align-top font-normal lg:h-46 ${usual(id) && `${usual(id)} border-t-2 border-sea`}`}
            >
              <span className="block font-display text-title-3 font-bold">{title}</span>
              <span className="block font-semibold">{formatRentalDuration(days)}</span>
              <span className="mt-1 block text-small text-quiet">{description}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-4 lg:table-row-group">
        {classes.map((rentalClass) => (
          <tr
            key={rentalClass.id}
            className="grid grid-cols-2 max-lg:overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line lg:table-row"
          >
            <KindHeading {...rentalClass} />
            {rentalClass.plans.map((plan) => (
              <PlanCell key={plan.id} plan={plan} plans={rentalClass.plans} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function KindHeading({ id, title, description, depositDollars }: RentalClass) {
  const model = picturedModels[id];
  return (
    <th
      scope="row"
      id={id}
      className="col-span-2 font-normal lg:border-t lg:border-line lg:py-4 lg:pr-4"
    >
      <div className="grid grid-cols-2 items-center gap-x-4 lg:gap-x-5">
        <CartPicture
          vehicle={{
            id: model,
            name: title,
            images: [`/pictures/carts/${model}-front-960.avif`],
            specifications: { seatingCapacity: seatsOf[id] },
          }}
          frame="aspect-4/3 [&_img]:h-full [&_img]:object-cover"
          sizes="(min-width: 64rem) 22rem, 45vw"
        />
        <div className="py-2.5 pe-3 lg:p-0">
          <span className="block font-display text-title-3 font-bold">{title}</span>
          <span className="block text-small text-quiet">{description}</span>
          <span className="block text-small text-quiet">
            {words.formatDeposit(formatDollars(depositDollars))}
          </span>
          <a
            href={rentalQuotePath({ cart: id })}
            className="inline-flex min-h-11 items-center text-small font-semibold text-brand"
          >
            {quoteLinks.rentalsLabel}
            <span className="sr-only">: {title}</span>
          </a>
        </div>
      </div>
    </th>
  );
}

interface PlanCellProps {
  plan: RentalPlan;
  plans: readonly RentalPlan[];
}

/** The price of a plan, what that is for a day and what it saves. */
function PlanCell({ plan, plans }: PlanCellProps) {
  const saving = computeSavingPercent(plan, plans);
  return (
    <td
      className={`border-t border-line px-4 py-3 max-lg:even:border-r lg:py-7 lg:align-top ${usual(plan.id)}`}
    >
      <span className="block text-small font-semibold lg:hidden" aria-hidden="true">
        {plan.title}
        {/* "3 Day" says it itself. */}
        {!plan.title.startsWith(`${plan.days} `) && (
          <span className="font-normal text-quiet">{`, ${formatRentalDuration(plan.days)}`}</span>
        )}
      </span>
      <span className="price-figures block text-title-2">{formatDollars(plan.priceDollars)}</span>
      {plan.days > 1 && (
        <span className="mr-2 text-small text-quiet lg:block lg:text-body">
          {words.formatPerDay(formatDollars(Math.ceil(computePerDayCents(plan) / 100)))}
        </span>
      )}
      {saving !== null && (
        <span className="inline-block text-small font-semibold whitespace-nowrap text-good lg:text-body">
          {words.formatSaving(Math.floor(saving))}
        </span>
      )}
    </td>
  );
}
