import { filters as words } from "#content/pages/words/inventory.ts";
import {
  brands,
  formatPriceBand,
  priceBandIds,
  type InventoryFilter,
  type Series,
} from "#domain/catalogue/inventory-search.ts";
import { SelectField, TextField } from "#app/ui/fields.tsx";

interface InventoryFiltersProps {
  filter: InventoryFilter;
  series: readonly Series[];
  onChange: (filter: InventoryFilter, isTyping: boolean) => void;
  onClear: () => void;
}

const brandOptions = [
  { value: "", label: words.allBrands },
  ...brands.map((brand) => ({ value: brand, label: words.brands[brand] })),
];

const priceOptions = [
  { value: "", label: words.anyPrice },
  ...priceBandIds.map((id) => ({ value: id, label: formatPriceBand(id) })),
];

/** A GET form: it works without script, and filters live once the island runs. */
export function InventoryFilters({ filter, series, onChange, onClear }: InventoryFiltersProps) {
  const seriesOptions = [{ value: "", label: words.allSeries }, ...series];
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
            label={words.searchLabel}
            value={filter.search}
            onChange={(value) => onChange({ ...filter, search: value }, true)}
          />
        </div>
        <SelectField
          id="filter-brand"
          name="brand"
          label={words.brandLabel}
          options={brandOptions}
          value={filter.brand}
          onChange={choose("brand")}
        />
        <SelectField
          id="filter-series"
          name="series"
          label={words.seriesLabel}
          options={seriesOptions}
          value={filter.series}
          onChange={choose("series")}
        />
        <SelectField
          id="filter-price"
          name="price"
          label={words.priceLabel}
          options={priceOptions}
          value={filter.price}
          onChange={choose("price")}
        />
        <div className="flex items-end">
          <button
            type="submit"
            className="min-h-11 w-full rounded-pill border border-field bg-page px-5 font-semibold"
          >
            {words.searchButton}
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
        {words.clearLabel}
      </a>
    </p>
  );
}
