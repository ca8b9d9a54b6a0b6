import { Checkbox } from "#office/site/checkbox.tsx";
import { fieldLabels } from "./cart-texts.ts";
import type { ListedCart } from "./cart-query.ts";
import { formatSeenRow, type RowValues, toRowValues } from "./edit-rows.ts";

interface CartTableProps {
  carts: readonly ListedCart[];
  /** What a form that came back held, by the ids of carts. */
  typed: Readonly<Record<string, RowValues>>;
  problems: Readonly<Record<string, { price?: string; place?: string }>>;
}

/** On a phone a row is a block of its own, with what a column says beside each field. */
const cell = "px-3 py-2 align-top";

/** Carts as rows whose price, stock and place are changed where they are. */
export function CartTable({ carts, typed, problems }: CartTableProps) {
  return (
    <div className="relative rounded-card border border-line sm:overflow-x-auto">
      <table className="w-full text-left text-small">
        <caption className="sr-only">Carts in the order of the site</caption>
        <thead className="bg-raised max-sm:hidden">
          <tr>
            {["Cart", "Price in dollars", "Place", "In stock", "New", "Hidden"].map((title) => (
              <th key={title} scope="col" className="px-3 py-2">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {carts.map(({ vehicle, place }) => (
            <CartRow
              key={vehicle.id}
              cart={{ vehicle, place }}
              typed={typed[vehicle.id]}
              problems={problems[vehicle.id] ?? {}}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CartRow({
  cart: { vehicle, place },
  typed,
  problems,
}: {
  cart: ListedCart;
  typed: RowValues | undefined;
  problems: { price?: string; place?: string };
}) {
  const { id, name, category } = vehicle;
  const seen = toRowValues(vehicle, place);
  const row = typed ?? seen;
  return (
    <tr className="border-t border-line max-sm:grid max-sm:grid-cols-6 max-sm:py-2">
      <th scope="row" className={`${cell} font-semibold max-sm:col-span-6 sm:min-w-48`}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name={`seen:${id}`} value={formatSeenRow(seen)} />
        <a
          href={`/carts/${id}`}
          className="inline-flex min-h-11 items-center text-brand sm:min-h-6"
        >
          {name}
        </a>
        <span className="block font-normal text-quiet">{category}</span>
      </th>
      <td className={`${cell} max-sm:col-span-3`}>
        <NumberCell
          name={`price:${id}`}
          columnLabel="Price in dollars"
          label={`${fieldLabels.price} of ${name}`}
          value={row.price}
          error={problems.price}
        />
      </td>
      <td className={`${cell} max-sm:col-span-3`}>
        <NumberCell
          name={`place:${id}`}
          columnLabel="Place"
          label={`${fieldLabels.place} of ${name}`}
          value={row.place === "" ? seen.place : row.place}
          error={problems.place}
        />
      </td>
      {(["inStock", "isNew", "isHidden"] as const).map((field) => (
        <td key={field} className={`${cell} max-sm:col-span-2`}>
          <Checkbox
            name={`${field}:${id}`}
            label={`${name}: ${fieldLabels[field]}`}
            columnLabel={fieldLabels[field]}
            isChecked={row[field]}
          />
        </td>
      ))}
    </tr>
  );
}

function NumberCell({
  name,
  label,
  columnLabel,
  value,
  error,
}: {
  name: string;
  label: string;
  columnLabel: string;
  value: string;
  error: string | undefined;
}) {
  return (
    <>
      <span className="block sm:hidden" aria-hidden="true">
        {columnLabel}
      </span>
      <input
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
        className="min-h-11 w-24 rounded-field border border-field bg-page px-2 text-text tabular-nums aria-[invalid=true]:border-2 aria-[invalid=true]:border-act"
      />
      {error !== undefined && (
        <p id={`${name}-error`} className="text-small font-semibold text-act">
          {error}
        </p>
      )}
    </>
  );
}
