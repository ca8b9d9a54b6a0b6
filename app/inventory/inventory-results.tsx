import { memo, useCallback, useRef } from "react";
import { results as words } from "#content/pages/words/inventory.ts";
import type { DroppedFilter } from "#domain/catalogue/find-vehicles.ts";
import {
  dropFilter,
  inventoryPath,
  type InventoryFilter,
  vehiclesPerPage,
} from "#domain/catalogue/inventory-search.ts";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import { CompareCheckbox } from "#app/compare/index.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { isNewDistinctive } from "#domain/catalogue/availability.ts";
import { VehicleCard, type VehicleSummary } from "#app/vehicles/index.ts";
import type { Series } from "#domain/catalogue/facets.ts";
import { FilterChips } from "./filter-chips.tsx";
import { listChosen } from "./filter-labels.ts";

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
  onDrop: (filter: InventoryFilter) => void;
  onPage: (page: number) => void;
}

/** Empty cards shown while vehicles load, two rows of them on a wide screen. */
const placeholderCount = 6;
const placeholders = Array.from({ length: placeholderCount }, (_, index) => index);
const grid = "mt-5 grid gap-5 sm:grid-cols-2 xl:grid-cols-3";

/** The list, or why there is none. */
export const InventoryResults = memo(function InventoryResults(props: InventoryResultsProps) {
  const { found, error, filter, series, onDrop } = props;
  const results = useRef<HTMLDivElement>(null);
  const drop = useCallback(
    (next: InventoryFilter) => {
      onDrop(next);
      // The link that was pressed is gone, and the keyboard would be at the top of the page.
      results.current?.focus({ preventScroll: true });
    },
    [onDrop],
  );
  return (
    <div id="results" ref={results} tabIndex={-1} className="mt-2 scroll-mt-4 outline-none">
      <FilterChips filter={filter} series={series} onRemove={drop} />
      {found ? (
        <Found {...props} found={found} onDrop={drop} />
      ) : error ? (
        <Failed error={error} />
      ) : (
        <Loading />
      )}
    </div>
  );
});

function Found(props: InventoryResultsProps & { found: FoundVehicles }) {
  const { found, cards, filter, page, onPage } = props;
  const { matchingCount, totalCount, pageCount } = found;
  return (
    <>
      <output className="block">
        {matchingCount === 0 && <span className="block">{words.noMatch}</span>}
        <span className="block text-quiet">{words.formatCount(matchingCount, totalCount)}</span>
      </output>
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
function DropLink({ drop, filter, series, onDrop }: InventoryResultsProps) {
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

function Loading() {
  return (
    <>
      <output className="block text-quiet">{words.loading}</output>
      <ul className={grid} aria-hidden="true">
        {placeholders.map((placeholder) => (
          <li key={placeholder} className="rounded-card border border-line">
            <div className="aspect-8/5 bg-raised" />
            <div className="stack-3 p-5">
              <div className="h-4 w-1/3 rounded-field bg-raised" />
              <div className="h-6 w-3/4 rounded-field bg-raised" />
              <div className="h-9 w-1/2 rounded-field bg-raised" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Failed({ error }: { error: Error }) {
  return (
    <p role="alert" className="rounded-card border-2 border-act p-5">
      {words.formatError(error.message)}
    </p>
  );
}

interface PagerProps {
  filter: InventoryFilter;
  page: number;
  pageCount: number;
  matchingCount: number;
  onPage: (page: number) => void;
}

function Pager({ filter, page, pageCount, matchingCount, onPage }: PagerProps) {
  const first = (page - 1) * vehiclesPerPage + 1;
  const last = Math.min(page * vehiclesPerPage, matchingCount);
  const delivery = useDeliveryPlace();
  const link = (target: number, label: string) => (
    <a
      href={withDeliveryPlace(inventoryPath(filter, target), delivery)}
      className="inline-flex min-h-11 items-center rounded-pill border border-field px-5 font-semibold text-text no-underline"
      onClick={(event) => {
        event.preventDefault();
        onPage(target);
      }}
    >
      {label}
    </a>
  );
  return (
    <nav aria-label="Pages of vehicles" className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 && link(page - 1, words.previousLabel)}
      <p className="text-quiet">{words.formatPage(first, last, page, pageCount)}</p>
      {page < pageCount && link(page + 1, words.nextLabel)}
    </nav>
  );
}
