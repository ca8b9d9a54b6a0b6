import { filters as words } from "#content/pages/words/inventory.ts";
import { isSeriesOfBrand, type FilterOptions } from "#domain/catalogue/facets.ts";
import {
  brands,
  multipleChoices,
  priceBandIds,
  singleChoices,
  toggleChoice,
  type InventoryFilter,
  type MultipleName,
} from "#domain/catalogue/inventory-search.ts";
import { SelectField } from "#app/ui/fields.tsx";
import { formatChoice } from "./filter-labels.ts";

interface FacetFieldsProps {
  filter: InventoryFilter;
  options: FilterOptions;
  onChange: (filter: InventoryFilter) => void;
}

const groups = [
  { name: "seats", label: words.seatsLabel },
  { name: "drive", label: words.driveLabel },
  { name: "battery", label: words.batteryLabel },
  { name: "legal", label: words.legalLabel },
] as const satisfies readonly { name: MultipleName; label: string }[];

/** Every choice with how many carts it would leave. */
export function FacetFields({ filter, options, onChange }: FacetFieldsProps) {
  const choose = (name: keyof InventoryFilter) => (value: string) =>
    onChange({ ...filter, [name]: value });
  return (
    <div className="grid gap-4">
      <SelectField
        id="filter-brand"
        name="brand"
        label={words.brandLabel}
        options={listChoices(words.allBrands, "brand", brands, options)}
        value={filter.brand}
        onChange={(value) => onChange(chooseBrand(filter, value, options))}
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
        options={listChoices(words.anyPrice, "price", priceBandIds, options)}
        value={filter.price}
        onChange={choose("price")}
      />
      <SelectField
        id="filter-range"
        name="range"
        label={words.rangeLabel}
        options={listChoices(words.anyRange, "range", singleChoices.range, options)}
        value={filter.range}
        onChange={choose("range")}
      />
      {groups.map(({ name, label }) => (
        <ChoiceGroup
          key={name}
          name={name}
          label={label}
          chosen={filter[name]}
          counts={options.counts[name]}
          values={multipleChoices[name]}
          onToggle={(value) => onChange(toggleChoice(filter, name, value))}
        />
      ))}
      <ChoiceGroup
        name="stock"
        label={words.stockLabel}
        chosen={[filter.stock]}
        counts={options.counts.stock}
        values={singleChoices.stock}
        onToggle={() => onChange({ ...filter, stock: filter.stock === "in" ? "" : "in" })}
      />
    </div>
  );
}

interface ChoiceGroupProps {
  name: keyof InventoryFilter;
  label: string;
  chosen: readonly string[];
  counts: Readonly<Record<string, number>>;
  values: readonly string[];
  onToggle: (value: string) => void;
}

/** Boxes of which any number can be ticked; what no cart of the catalogue has gets no box. */
function ChoiceGroup({ name, label, chosen, counts, values, onToggle }: ChoiceGroupProps) {
  const shown = values.filter((value) => value in counts || chosen.includes(value));
  if (shown.length === 0) return null;
  return (
    <fieldset className={name === "seats" ? "grid grid-cols-2" : undefined}>
      <legend className="text-small font-semibold">{label}</legend>
      {shown.map((value) => (
        <label key={value} className="flex min-h-11 items-center gap-3 lg:min-h-8">
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
            className="size-5 accent-brand"
          />
          {words.formatCounted(formatChoice(name, value), counts[value] ?? 0)}
        </label>
      ))}
    </fieldset>
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
    ...offered.map(({ value, label, count }) => ({
      value,
      label: words.formatCounted(label, count),
    })),
  ];
}

/** A choice that no cart of the catalogue has finds nothing whatever else is chosen. */
function listChoices(
  allLabel: string,
  name: "brand" | "price" | "range",
  values: readonly string[],
  { counts }: FilterOptions,
) {
  const choices = values.map((value) => ({
    value,
    label: words.formatCounted(formatChoice(name, value), counts[name][value] ?? 0),
    isDisabled: !(value in counts[name]),
  }));
  return [{ value: "", label: allLabel }, ...choices];
}
