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

/** Kinds of cart below each other, plans beside each other; on a phone each kind has a row for each plan. */
export function RentalMatrix({ classes }: { classes: readonly RentalClass[] }) {
  const plans = classes[0]?.plans ?? [];
  const best = findBestSaving(classes);
  return (
    <table className="block w-full text-left lg:table lg:table-fixed">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr>
          <th scope="col" className="w-[45%]">
            <span className="sr-only">{words.kind}</span>
          </th>
          {plans.map(({ id, title, days, description }) => (
            <th key={id} scope="col" className="pr-5 pb-5 align-top font-normal">
              <span className="block font-display text-title-3 font-bold">{title}</span>
              <span className="block font-semibold">{formatRentalDuration(days)}</span>
              <span className="mt-1 block text-quiet [line-height:1.4]">{description}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {classes.map((rentalClass) => (
          <tr key={rentalClass.id} className="block border-t border-line pt-3 pb-6 lg:table-row">
            <KindHeading {...rentalClass} />
            {rentalClass.plans.map((plan) => (
              <PlanCell
                key={plan.id}
                plan={plan}
                plans={rentalClass.plans}
                isBest={best?.classId === rentalClass.id && best.planId === plan.id}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first of those plans that save the largest share, by the ids: prices are read anew each time. */
function findBestSaving(classes: readonly RentalClass[]) {
  return classes
    .flatMap(({ id, plans }) =>
      plans.map((plan) => ({
        classId: id,
        planId: plan.id,
        saving: Math.floor(computeSavingPercent(plan, plans) ?? 0),
      })),
    )
    .toSorted((one, other) => other.saving - one.saving)[0];
}

function KindHeading({ id, title, description, depositDollars }: RentalClass) {
  const model = picturedModels[id];
  return (
    <th
      scope="row"
      id={id}
      className="block font-normal lg:table-cell lg:border-t lg:border-line lg:py-4 lg:pr-7"
    >
      <div className="grid grid-cols-2 items-center gap-x-4 pb-3 lg:grid-cols-[5fr_3fr] lg:items-start lg:gap-x-5 lg:pb-0">
        <CartPicture
          vehicle={{
            id: model,
            name: title,
            images: [`/pictures/carts/${model}-front-960.avif`],
            specifications: { seatingCapacity: seatsOf[id] },
          }}
          frame="aspect-8/5 lg:aspect-4/3 [&_img]:h-full [&_img]:object-cover"
          sizes="(min-width: 64rem) 22rem, 45vw"
          isFirst
        />
        <div className="lg:pt-4">
          <span className="block font-display text-title-3 font-bold">{title}</span>
          <span className="hidden text-small text-quiet lg:block">{description}</span>
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
  /** Whether it saves most of all in the table. */
  isBest: boolean;
}

/** On a phone a row: plan, price, price of a day and saving, each in its column. */
function PlanCell({ plan, plans, isBest }: PlanCellProps) {
  const saving = computeSavingPercent(plan, plans);
  return (
    <td className="grid min-h-11 grid-cols-[1fr_4rem_5.625rem_4.5rem] items-center gap-x-0.5 min-[23rem]:grid-cols-[1fr_4.5rem_6.5rem_5rem] border-t border-line lg:table-cell lg:py-8 lg:align-top">
      <span className="text-small font-semibold lg:hidden" aria-hidden="true">
        {plan.title}
      </span>
      <span className="price-figures text-right text-title-3 lg:block lg:text-left lg:text-title-2">
        {formatDollars(plan.priceDollars)}
      </span>
      {plan.days > 1 && (
        <span className="text-right text-small text-quiet lg:block lg:text-left lg:text-body">
          {words.formatPerDay(formatDollars(Math.ceil(computePerDayCents(plan) / 100)))}
        </span>
      )}
      {saving !== null && (
        <span
          className={`justify-self-end text-small font-semibold whitespace-nowrap lg:mt-1 lg:inline-block lg:text-body ${isBest ? "bg-sun px-1 text-on-sun" : ""}`}
        >
          {words.formatSaving(Math.floor(saving))}
        </span>
      )}
    </td>
  );
}
