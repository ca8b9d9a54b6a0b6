import { filters as words } from "#content/pages/words/inventory.ts";
import {
  brands,
  formatPriceBand,
  isSeriesOfBrand,
  priceBandIds,
  type FilterOptions,
  type InventoryFilter,
} from "#domain/catalogue/inventory-search.ts";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { SelectField, TextField } from "#app/ui/fields.tsx";

interface InventoryFiltersProps {
  filter: InventoryFilter;
  options: FilterOptions;
  onChange: (filter: InventoryFilter, isTyping: boolean) => void;
  onClear: () => void;
}

const brandOptions = [
  { value: "", label: words.allBrands },
  ...brands.map((brand) => ({ value: brand, label: words.brands[brand] })),
];

/** A GET form: it works without script, and filters live once the island runs. */
export function InventoryFilters({ filter, options, onChange, onClear }: InventoryFiltersProps) {
  const delivery = useDeliveryPlace();
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
        {delivery && <input type="hidden" name="to" value={delivery.id} />}
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
          onChange={(value) => onChange(chooseBrand(filter, value, options), false)}
        />
        <SelectField
          id="filter-series"
          name="series"
          label={words.seriesLabel}
          options={listSeriesOptions(filter, options)}
          value={filter.series}
          onChange={choose("series")}
        />
        <SelectField
          id="filter-price"
          name="price"
          label={words.priceLabel}
          options={listPriceOptions(options)}
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

/** The filter with another brand: a series that the brand does not have is no longer chosen. */
function chooseBrand(
  filter: InventoryFilter,
  value: string,
  { series }: FilterOptions,
): InventoryFilter {
  const brand = brands.find((one) => one === value) ?? "";
  return {
    ...filter,
    brand,
    series: isSeriesOfBrand(series, filter.series, brand) ? filter.series : "",
  };
}

/** The series of the chosen brand, and always the one that is chosen, so that it stays in sight. */
function listSeriesOptions({ brand, series: chosen }: InventoryFilter, { series }: FilterOptions) {
  const offered = series.filter(
    (one) => brand === "" || one.brands.includes(brand) || one.value === chosen,
  );
  const isListed = chosen === "" || offered.some(({ value }) => value === chosen);
  return [
    { value: "", label: words.allSeries },
    ...(isListed ? [] : [{ value: chosen, label: chosen }]),
    ...offered,
  ];
}

/** A band that no cart is in finds nothing with any other choice, so it cannot be chosen. */
function listPriceOptions({ emptyPriceBands }: FilterOptions) {
  const bands = priceBandIds.map((id) => {
    const isEmpty = emptyPriceBands.includes(id);
    const label = formatPriceBand(id);
    return { value: id, label: isEmpty ? words.formatEmpty(label) : label, isDisabled: isEmpty };
  });
  return [{ value: "", label: words.anyPrice }, ...bands];
}

function ClearAll({ onClear }: Pick<InventoryFiltersProps, "onClear">) {
  const delivery = useDeliveryPlace();
  return (
    <p className="col-span-2 lg:col-span-5">
      <a
        href={withDeliveryPlace("/inventory", delivery)}
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
