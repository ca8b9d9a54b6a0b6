import { filters, lineup as words } from "#content/pages/words/inventory.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import { formatDollars } from "#domain/money/money.ts";
import { LineupDrawing, type LineupCart } from "#app/vehicles/index.ts";

/**
 * Every cart from the side, all to one scale on one ground line: an em is a foot. Which of them are
 * shown is for CSS to say, by the choices over them.
 */
export function Lineup({ carts }: { carts: readonly LineupCart[] }) {
  const seats = [...new Set(carts.map((cart) => cart.seats))].toSorted((a, b) => a - b);
  const brands = [...new Set(carts.map((cart) => cart.brand))];
  return (
    <div className="lineup">
      <div className="flex flex-wrap items-center gap-x-8">
        <h2 className="mr-auto text-title-3">{words.formatTitle(carts.length)}</h2>
        <div className="no-print flex flex-wrap gap-x-8">
          <Choice
            name="lineup-seats"
            label={filters.seatsLabel}
            options={seats.map((value) => ({ value: String(value), label: String(value) }))}
          />
          <Choice
            name="lineup-brand"
            label={filters.brandLabel}
            options={brands.map((value) => ({ value, label: filters.brands[value] }))}
          />
        </div>
      </div>
      <section
        aria-label={words.regionLabel}
        // The keyboard can only scroll what it can focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        <ul className="flex pt-2 pb-1 text-[0.6875rem] sm:text-[0.875rem]">
          {carts.map((cart) => (
            <Cart key={cart.id} cart={cart} />
          ))}
        </ul>
      </section>
      <p className="text-small text-quiet">{words.scale}</p>
    </div>
  );
}

function Cart({ cart }: { cart: LineupCart }) {
  const { id, name, brand, seats, priceDollars } = cart;
  return (
    <li data-is={`${seats} ${brand}`} className="grow">
      <a href={vehiclePath({ id })} className="block text-text no-underline hover:text-brand">
        <LineupDrawing {...cart} />
        <span className="lineup-label text-small">
          <span className="block text-sea [line-height:1.25]" aria-hidden="true">
            {"●".repeat(seats)}
          </span>
          <span className="block font-semibold [line-height:1.25]">{name}</span>
          {formatDollars(priceDollars)}
          <span className="sr-only">{words.formatSeats(seats)}</span>
        </span>
      </a>
    </li>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="float-left mr-3 text-small font-semibold">{label}</legend>
      {[{ value: "", label: words.allLabel }, ...options].map((option) => (
        <label key={option.value} className="inline-flex min-h-11 items-center gap-1.5">
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={!option.value}
            className="accent-brand"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
