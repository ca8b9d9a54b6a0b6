import type { ComponentProps } from "react";
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
import { useChosenAtOnce, type ChangeFilter } from "./chosen-at-once.ts";
import { formatChoice } from "./filter-labels.ts";

interface FacetFieldsProps {
  filter: InventoryFilter;
  options: FilterOptions;
  onChange: ChangeFilter;
}

const groups = [
  { name: "seats", label: words.seatsLabel },
  { name: "drive", label: words.driveLabel },
  { name: "battery", label: words.batteryLabel },
  { name: "legal", label: words.legalLabel },
] as const satisfies readonly { name: MultipleName; label: string }[];

/** Every choice with how many carts it would leave. */
export function FacetFields({ filter, options, onChange }: FacetFieldsProps) {
  const choose = (name: "price" | "range") => (value: string) =>
    onChange((latest) => ({ ...latest, [name]: value }));
  return (
    <div className="filter-sheet-fields grid gap-4 lg:text-small">
      <ChoiceField
        id="filter-brand"
        name="brand"
        label={words.brandLabel}
        options={listChoices(words.allBrands, "brand", brands, options)}
        value={filter.brand}
        onChange={(value) => onChange((latest) => chooseBrand(latest, value, options))}
      />
      <ChoiceGroup
        name="series"
        label={words.seriesLabel}
        chosen={filter.series}
        choices={listSeriesChoices(filter, options)}
        onToggle={(value) => onChange((latest) => toggleChoice(latest, "series", value))}
      />
      <ChoiceField
        id="filter-price"
        name="price"
        label={words.priceLabel}
        options={listChoices(words.anyPrice, "price", priceBandIds, options)}
        value={filter.price}
        onChange={choose("price")}
      />
      <ChoiceField
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
          choices={listBoxes(name, multipleChoices[name], options)}
          onToggle={(value) => onChange((latest) => toggleChoice(latest, name, value))}
        />
      ))}
      <ChoiceGroup
        name="stock"
        label={words.stockLabel}
        chosen={[filter.stock]}
        choices={listBoxes("stock", singleChoices.stock, options)}
        onToggle={() =>
          onChange((latest) => ({ ...latest, stock: latest.stock === "in" ? "" : "in" }))
        }
      />
    </div>
  );
}

interface Choice {
  value: string;
  label: string;
  /** How many carts it would leave; undefined for what no cart of the catalogue has. */
  count: number | undefined;
}

interface ChoiceGroupProps {
  name: keyof InventoryFilter;
  label: string;
  chosen: readonly string[];
  choices: readonly Choice[];
  onToggle: (value: string) => void;
}

/** Boxes of which any number can be ticked; what no cart of the catalogue has gets no box. */
function ChoiceGroup({ name, label, chosen, choices, onToggle }: ChoiceGroupProps) {
  const shown = choices.filter(({ value, count }) => count !== undefined || chosen.includes(value));
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend>{label}</legend>
      {shown.map(({ value, label: text, count = 0 }) => (
        <ChoiceBox
          key={value}
          name={name}
          value={value}
          isChosen={chosen.includes(value)}
          onToggle={onToggle}
        >
          {words.formatCounted(text, count)}
        </ChoiceBox>
      ))}
    </fieldset>
  );
}

interface ChoiceBoxProps extends Pick<ChoiceGroupProps, "name" | "onToggle"> {
  value: string;
  isChosen: boolean;
  children: string;
}

function ChoiceBox({ name, value, isChosen, onToggle, children }: ChoiceBoxProps) {
  const [isTicked, choose] = useChosenAtOnce(isChosen, () => onToggle(value));
  return (
    <label>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isTicked}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}

function ChoiceField({ value, onChange, ...field }: ComponentProps<typeof SelectField>) {
  const [shown, choose] = useChosenAtOnce(value, onChange);
  return <SelectField {...field} value={shown} onChange={choose} />;
}

function listBoxes(
  name: MultipleName | "stock",
  values: readonly string[],
  { counts }: FilterOptions,
): Choice[] {
  return values.map((value) => ({
    value,
    label: formatChoice(name, value),
    count: counts[name][value],
  }));
}

/** The filter with another brand: a series that the brand does not have is no longer chosen. */
function chooseBrand(
  filter: InventoryFilter,
  value: string,
  { series }: FilterOptions,
): InventoryFilter {
  const brand = brands.find((one) => one === value) ?? "";
  const ofBrand = filter.series.filter((one) => isSeriesOfBrand(series, one, brand));
  return { ...filter, brand, series: ofBrand };
}

/** The series of the chosen brand, and always those that are chosen, so that they stay in sight. */
function listSeriesChoices(
  { brand, series: chosen }: InventoryFilter,
  { series }: FilterOptions,
): Choice[] {
  const offered = series.filter(
    (one) => brand === "" || one.brands.includes(brand) || chosen.includes(one.value),
  );
  const typed = chosen.filter((value) => !offered.some((one) => one.value === value));
  return [...typed.map((value) => ({ value, label: value, count: undefined })), ...offered];
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
