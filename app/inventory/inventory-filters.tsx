import type { InventoryFilter, Series } from "#domain/catalogue/inventory-search.ts";
import { SelectField, TextField } from "#app/ui/fields.tsx";

interface InventoryFiltersProps {
  filter: InventoryFilter;
  series: readonly Series[];
  onChange: (filter: InventoryFilter, isTyping: boolean) => void;
  onClear: () => void;
}

const brandOptions = [
  { value: "", label: "All brands" },
  { value: "denago", label: "Denago" },
  { value: "evolution", label: "Evolution" },
];

const priceOptions = [
  { value: "", label: "Any price" },
  { value: "under-15000", label: "Under $15,000" },
  { value: "15000-to-25000", label: "$15,000 to $25,000" },
  { value: "over-25000", label: "Over $25,000" },
];

/** A GET form: it works by itself, and live once the island runs. */
export function InventoryFilters({ filter, series, onChange, onClear }: InventoryFiltersProps) {
  const seriesOptions = [{ value: "", label: "All series" }, ...series];
  const choose = (name: keyof InventoryFilter) => (value: string) =>
    onChange({ ...filter, [name]: value }, false);
  return (
    <search aria-label="Vehicles">
      <form
        method="get"
        action="/inventory"
        className="mt-8 grid grid-cols-2 gap-4 rounded-card bg-raised p-4 sm:p-5 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          onChange(filter, false);
        }}
      >
        <div className="col-span-2 lg:col-span-1">
          <TextField
            id="filter-search"
            name="search"
            type="search"
            label="Search"
            value={filter.search}
            onChange={(value) => onChange({ ...filter, search: value }, true)}
          />
        </div>
        <SelectField
          id="filter-brand"
          name="brand"
          label="Brand"
          options={brandOptions}
          value={filter.brand}
          onChange={choose("brand")}
        />
        <SelectField
          id="filter-series"
          name="series"
          label="Series"
          options={seriesOptions}
          value={filter.series}
          onChange={choose("series")}
        />
        <SelectField
          id="filter-price"
          name="price"
          label="Price"
          options={priceOptions}
          value={filter.price}
          onChange={choose("price")}
        />
        <div className="flex items-end">
          <button
            type="submit"
            className="min-h-11 w-full rounded-pill border border-field bg-page px-5 font-semibold"
          >
            Search
          </button>
        </div>
        <ClearAll onClear={onClear} />
      </form>
    </search>
  );
}

function ClearAll({ onClear }: Pick<InventoryFiltersProps, "onClear">) {
  return (
    <p className="col-span-2 lg:col-span-5">
      <a
        href="/inventory"
        className="inline-block py-1 text-brand"
        onClick={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        Clear All Filters
      </a>
    </p>
  );
}
