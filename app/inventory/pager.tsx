import { results as words } from "#content/pages/words/inventory.ts";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import {
  inventoryPath,
  type InventoryFilter,
  vehiclesPerPage,
} from "#domain/catalogue/inventory-search.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";

interface PagerProps {
  filter: InventoryFilter;
  page: number;
  pageCount: number;
  matchingCount: number;
  onPage: (page: number) => void;
}

/** Which part of a long list this is, and the ways to the one before and after. */
export function Pager({ filter, page, pageCount, matchingCount, onPage }: PagerProps) {
  const first = (page - 1) * vehiclesPerPage + 1;
  const last = Math.min(page * vehiclesPerPage, matchingCount);
  const delivery = useDeliveryPlace();
  const link = (target: number, label: string) => (
    <a
      href={withDeliveryPlace(inventoryPath(filter, target), delivery)}
      className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-field px-4 text-small text-text no-underline"
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
