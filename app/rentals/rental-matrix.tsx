import { rentalQuotePath } from "#content/pages/paths.ts";
import { quoteLinks } from "#content/pages/words/rental-quote.ts";
import { planTable as words } from "#content/pages/words/rentals.ts";
import { formatCents, formatDollars } from "#domain/money/money.ts";
import {
  computePerDayCents,
  computeSavingPercent,
  formatRentalDuration,
  type RentalClass,
  type RentalPlan,
} from "#domain/rental/rental-quote.ts";
import { Badge } from "#app/ui/badge.tsx";
import { CartPicture } from "#app/vehicles/index.ts";

/** The model of the catalogue whose picture stands for each kind of cart. */
const picturedModels: Record<RentalClass["id"], string> = {
  "4-seater": "evolution-d5-ranger-4-plus",
  "6-seater": "evolution-d5-ranger-6-plus",
  utility: "evolution-turfman-200",
};
const seatsOf: Record<RentalClass["id"], number> = { "4-seater": 4, "6-seater": 6, utility: 2 };

interface RentalMatrixProps {
  classes: readonly RentalClass[];
  /** What delivery costs with every plan. */
  delivery: string;
}

const row = "grid grid-cols-3 gap-x-3 border-t border-line py-4 lg:table-row";
const rowHeading =
  "col-span-full pb-2 font-normal lg:w-1/4 lg:border-t lg:border-line lg:py-4 lg:pr-6";
const cell = "align-top lg:border-t lg:border-line lg:py-4 lg:pr-6";

/** Kinds of cart beside each other, plans below; on a phone the name of a plan is a line over its row. */
export function RentalMatrix({ classes, delivery }: RentalMatrixProps) {
  const plans = classes[0]?.plans ?? [];
  return (
    <table className="block w-full text-left lg:table lg:table-fixed">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="block lg:table-header-group">
        <tr className="grid grid-cols-3 gap-x-3 pb-4 lg:table-row">
          <th scope="col" className="sr-only lg:not-sr-only">
            <span className="sr-only">{words.plan}</span>
          </th>
          {classes.map((rentalClass) => (
            <KindHeading key={rentalClass.id} {...rentalClass} />
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {plans.map((plan) => (
          <tr key={plan.id} className={row}>
            <th scope="row" className={rowHeading}>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-display text-title-3 font-bold">{plan.title}</span>
                <span className="text-small text-quiet">{formatRentalDuration(plan.days)}</span>
                {plan.badge && <Badge look="plain">{plan.badge}</Badge>}
              </span>
              <span className="mt-1 block text-small text-quiet">{plan.description}</span>
            </th>
            {classes.map((rentalClass) => (
              <PlanCell key={rentalClass.id} planId={plan.id} plans={rentalClass.plans} />
            ))}
          </tr>
        ))}
        <tr className={row}>
          <th scope="row" className={rowHeading}>
            <span className="font-display text-title-3 font-bold">{words.deposit}</span>
            <span className="mt-1 block text-small text-quiet">{words.depositNote}</span>
          </th>
          {classes.map(({ id, depositDollars }) => (
            <td key={id} className={cell}>
              {formatDollars(depositDollars)}
            </td>
          ))}
        </tr>
        <tr className={row}>
          <th scope="row" className={rowHeading}>
            <span className="font-display text-title-3 font-bold">{words.delivery}</span>
          </th>
          <td colSpan={classes.length} className={`${cell} col-span-full`}>
            {delivery}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function KindHeading({ id, title, description }: RentalClass) {
  const model = picturedModels[id];
  return (
    <th scope="col" id={id} className="align-top font-normal lg:pr-6 lg:pb-4">
      <CartPicture
        vehicle={{
          id: model,
          name: title,
          images: [`/pictures/carts/${model}-front-960.avif`],
          specifications: { seatingCapacity: seatsOf[id] },
        }}
        sizes="(min-width: 64rem) 18rem, 30vw"
        isFirst
      />
      <span className="block font-display text-title-3 font-bold">{title}</span>
      <span className="mt-1 hidden text-small text-quiet lg:block">{description}</span>
      <a
        href={rentalQuotePath({ cart: id })}
        className="hidden min-h-11 items-center text-small font-semibold text-brand lg:inline-flex"
      >
        {quoteLinks.rentalsLabel}
        <span className="sr-only">: {title}</span>
      </a>
    </th>
  );
}

interface PlanCellProps {
  planId: RentalPlan["id"];
  plans: readonly RentalPlan[];
}

function PlanCell({ planId, plans }: PlanCellProps) {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new RangeError(`There is no plan ${planId}`);
  const saving = computeSavingPercent(plan, plans);
  return (
    <td className={cell}>
      <span className="price-figures block text-title-2">{formatDollars(plan.priceDollars)}</span>
      <span className="mt-1 block text-small text-quiet">
        {words.formatRenewal(formatCents(computePerDayCents(plan)))}
      </span>
      {saving !== null && (
        <span className="mt-1 inline-block bg-sun px-1.5 text-small font-semibold whitespace-nowrap text-on-sun">
          {words.formatSaving(saving)}
        </span>
      )}
    </td>
  );
}
