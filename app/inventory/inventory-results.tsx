import { memo, useCallback, useRef } from "react";
import { results as words } from "#content/pages/words/inventory.ts";
import type { DroppedFilter } from "#domain/catalogue/find-vehicles.ts";
import {
  dropFilter,
  inventoryPath,
  type InventoryFilter,
} from "#domain/catalogue/inventory-search.ts";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import { CompareCheckbox } from "#app/compare/index.ts";
import { DeliveryMemory } from "#app/site/delivery/delivery-memory.tsx";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { isNewDistinctive } from "#domain/catalogue/availability.ts";
import { VehicleCard, type VehicleSummary } from "#app/vehicles/index.ts";
import type { Series } from "#domain/catalogue/facets.ts";
import type { ChangeFilter } from "./chosen-at-once.ts";
import { FilterChips } from "./filter-chips.tsx";
import { listChosen } from "./filter-labels.ts";
import { Pager } from "./pager.tsx";
import { SortField } from "./sort-field.tsx";

/** One page of what matches, and the counts around it. */
export interface FoundVehicles {
  vehicles: VehicleSummary[];
  matchingCount: number;
  totalCount: number;
  pageCount: number;
}

interface InventoryResultsProps {
  found: FoundVehicles | null;
  /** Those that have a card by now. */
  cards: readonly VehicleSummary[];
  error: Error | null;
  /** What to drop when nothing matches. */
  drop: DroppedFilter | null;
  filter: InventoryFilter;
  /** Those of the catalogue. */
  series: readonly Series[];
  page: number;
  onChange: ChangeFilter;
  onPage: (page: number) => void;
}

/** Empty cards shown while vehicles load, two rows of them on a wide screen. */
const placeholderCount = 6;
const placeholders = Array.from({ length: placeholderCount }, (_, index) => index);
const grid = "mt-1 grid gap-3 sm:mt-3 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3";

/** The list, or why there is none. */
export const InventoryResults = memo(function InventoryResults(props: InventoryResultsProps) {
  const { found, error, filter, series, onChange } = props;
  const results = useRef<HTMLDivElement>(null);
  const drop = useCallback(
    (next: InventoryFilter) => {
      onChange(() => next);
      // The link that was pressed is gone, and the keyboard would be at the top of the page.
      results.current?.focus({ preventScroll: true });
    },
    [onChange],
  );
  return (
    <div id="results" ref={results} tabIndex={-1} className="mt-2 scroll-mt-4 outline-none lg:mt-0">
      <FilterChips filter={filter} series={series} onRemove={drop} />
      <div className="flex flex-wrap items-center justify-between gap-x-5 text-small">
        <Status found={found} error={error} />
        <Delivery {...props} />
        <SortField
          sort={filter.sort}
          onSort={(sort) => onChange((latest) => ({ ...latest, sort }))}
        />
      </div>
      {found ? <Found {...props} found={found} onDrop={drop} /> : !error && <Placeholders />}
    </div>
  );
});

/**
 * Where prices are delivered: between count and order, on a phone under both, as everywhere once a place
 * is chosen. Without one it stays one line when the browser remembers a place; another can be chosen
 * after that one.
 */
function Delivery({ filter, page }: Pick<InventoryResultsProps, "filter" | "page">) {
  const place = useDeliveryPlace();
  return (
    <div
      className={
        place
          ? "order-last w-full"
          : "mr-auto min-w-0 max-sm:order-last max-sm:-mt-3 max-sm:-mb-1 max-sm:w-full [&_a+a]:hidden"
      }
    >
      <DeliveryMemory path={inventoryPath(filter, page)} place={place} />
    </div>
  );
}

/** What the list is now, said aloud when it changes. */
function Status({ found, error }: Pick<InventoryResultsProps, "found" | "error">) {
  if (!found && error) {
    return (
      <p role="alert" className="rounded-card border-2 border-act p-5">
        {words.formatError(error.message)}
      </p>
    );
  }
  return (
    <output className="text-quiet">
      {found?.matchingCount === 0 && <span className="block">{words.noMatch}</span>}
      {found ? words.formatCount(found.matchingCount, found.totalCount) : words.loading}
    </output>
  );
}

interface FoundProps extends Omit<InventoryResultsProps, "found"> {
  found: FoundVehicles;
  onDrop: (next: InventoryFilter) => void;
}

function Found(props: FoundProps) {
  const { found, cards, filter, page, onPage } = props;
  const { matchingCount, pageCount } = found;
  return (
    <>
      {matchingCount === 0 ? (
        <div className="mt-5 rounded-card border border-line p-10 text-center">
          <h2 className="text-title-3">{words.noMatchTitle}</h2>
          <p className="mt-2 text-quiet">{words.noMatchText}</p>
          <DropLink {...props} />
        </div>
      ) : (
        <Cards vehicles={cards} />
      )}
      {pageCount > 1 && (
        <Pager
          filter={filter}
          page={Math.min(page, pageCount)}
          pageCount={pageCount}
          matchingCount={matchingCount}
          onPage={onPage}
        />
      )}
    </>
  );
}

/** The one filter that keeps the most carts out, and a link that takes it off. */
function DropLink({ drop, filter, series, onDrop }: FoundProps) {
  const delivery = useDeliveryPlace();
  if (drop === null || filter[drop.name].length === 0) return null;
  const next = dropFilter(filter, drop.name);
  const chosen = listChosen(filter, series).filter(({ name }) => name === drop.name);
  return (
    <p className="mt-4">
      <a
        href={withDeliveryPlace(inventoryPath(next), delivery)}
        className="inline-flex min-h-11 items-center font-semibold text-brand"
        onClick={(event) => {
          event.preventDefault();
          onDrop(next);
        }}
      >
        {words.formatDrop(
          chosen.map(({ text }) => text),
          drop.count,
        )}
      </a>
    </p>
  );
}

/** Each place in the grid stays, so that only the cards that are others are rendered again. */
const Cards = memo(function Cards({ vehicles }: { vehicles: readonly VehicleSummary[] }) {
  const isNewNoted = isNewDistinctive(vehicles);
  return (
    <ul className={grid}>
      {vehicles.map((vehicle, index) => (
        // A place is what its index is, whichever card is in it.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <Card key={vehicle.id} vehicle={vehicle} isFirst={index === 0} isNewNoted={isNewNoted} />
        </li>
      ))}
    </ul>
  );
});

const Card = memo(function Card({
  vehicle,
  isFirst,
  isNewNoted,
}: {
  vehicle: VehicleSummary;
  isFirst: boolean;
  isNewNoted: boolean;
}) {
  return (
    <VehicleCard
      vehicle={vehicle}
      headingLevel={2}
      isFirst={isFirst}
      isNewNoted={isNewNoted}
      control={<CompareCheckbox cart={vehicle} />}
    />
  );
});

function Placeholders() {
  return (
    <ul className={grid} aria-hidden="true">
      {placeholders.map((placeholder) => (
        <li key={placeholder} className="h-36 rounded-card bg-raised sm:h-80" />
      ))}
    </ul>
  );
}
