import { filters as words } from "#content/pages/words/inventory.ts";
import { sortOrders, type SortOrder } from "#domain/catalogue/inventory-search.ts";
import { useChosenAtOnce } from "./chosen-at-once.ts";
import { formatChoice } from "./filter-labels.ts";
import { filterFormId } from "./inventory-filters.tsx";

interface SortFieldProps {
  sort: "" | SortOrder;
  onSort: (sort: "" | SortOrder) => void;
}

/** The order of the list, beside the count: it belongs to the form of the filters. */
export function SortField({ sort, onSort }: SortFieldProps) {
  const [shown, choose] = useChosenAtOnce(sort, onSort);
  return (
    <label className="no-print inline-flex items-center gap-2 text-small">
      <span className="font-semibold max-sm:hidden">{words.sortLabel}</span>
      <select
        name="sort"
        aria-label={words.sortLabel}
        form={filterFormId}
        value={shown}
        onChange={({ currentTarget: { value } }) =>
          choose(sortOrders.find((order) => order === value) ?? "")
        }
        className="sort-field"
      >
        {["", ...sortOrders].map((value) => (
          <option key={value} value={value}>
            {formatChoice("sort", value)}
          </option>
        ))}
      </select>
    </label>
  );
}
