import { useState } from "react";
import { FigureField, RadioField } from "#app/ui/calculator-field.tsx";
import { SelectField } from "#app/ui/fields.tsx";
import { ChevronIcon } from "#app/ui/icons.tsx";
import { ecoConstants } from "#domain/eco-impact/constants.ts";
import { findMilesPerGallon } from "#domain/eco-impact/estimate.ts";
import { formLabels, ownFigures } from "./eco-words.ts";
import { findGridArea, gridAreas } from "#domain/eco-impact/grid.ts";
import type { EcoField, EcoInputs } from "#domain/eco-impact/inputs.ts";

interface EcoFormProps {
  inputs: EcoInputs;
  errors: Partial<Record<EcoField, string>> | null;
  onEdit: (field: EcoField, value: string) => void;
}

const replaceable = [
  { value: "car", label: formLabels.car },
  { value: "gas-cart", label: formLabels.gasCart },
];

const areas = gridAreas.map((area) => ({ value: area.id, label: area.name }));

/** A GET form: without script its button asks the server; with script every key updates the result. */
export function EcoForm({ inputs, errors, onEdit }: EcoFormProps) {
  return (
    <form
      method="get"
      className="grid content-start gap-5 lg:gap-7 lg:col-start-1 lg:row-span-2 lg:row-start-2"
      onSubmit={(event) => {
        event.preventDefault();
        document.querySelector("#eco-result")?.scrollIntoView();
      }}
    >
      <RadioField
        name="replaces"
        legend={formLabels.replaces}
        value={inputs.replaces}
        options={replaceable}
        error={errors?.replaces}
        onChange={(value) => onEdit("replaces", value)}
      />
      <div className="grid grid-cols-2 gap-4">
        <FigureField
          id="eco-miles"
          name="miles"
          label={formLabels.miles}
          suffix={formLabels.milesUnit}
          value={inputs.miles}
          hint={formLabels.milesHint}
          error={errors?.miles}
          onChange={(value) => onEdit("miles", value)}
        />
        <FigureField
          id="eco-weeks"
          name="weeks"
          label={formLabels.weeks}
          suffix={formLabels.weeksUnit}
          value={inputs.weeks}
          error={errors?.weeks}
          onChange={(value) => onEdit("weeks", value)}
        />
      </div>
      <SelectField
        id="eco-state"
        name="state"
        label={formLabels.state}
        value={inputs.state}
        options={areas}
        error={errors?.state}
        onChange={(value) => onEdit("state", value)}
      />
      <OwnFigures inputs={inputs} errors={errors} onEdit={onEdit} />
      <button
        type="submit"
        className="hidden min-h-11 justify-self-start rounded-pill border border-field bg-page px-5 font-semibold hover:bg-raised noscript:block"
      >
        {formLabels.submit}
      </button>
    </form>
  );
}

/** Figures that a visitor may know better; an empty field uses ours, which it shows. */
function OwnFigures({ inputs, errors, onEdit }: EcoFormProps) {
  const vehicle = inputs.replaces === "gas-cart" ? "gas-cart" : "car";
  // Only how it starts: from then on the visitor opens and closes it.
  const [startsOpen] = useState(
    [inputs.mpg, inputs.kwh, inputs.gas, inputs.cents].some((text) => text !== ""),
  );
  const fields = [
    {
      field: "mpg",
      label: vehicle === "car" ? ownFigures.yourCar : ownFigures.yourGasCart,
      suffix: ownFigures.fuelUnit,
      ours: findMilesPerGallon(vehicle),
    },
    {
      field: "kwh",
      label: ownFigures.cart,
      suffix: ownFigures.cartUnit,
      ours: ecoConstants.cartEnergy.value,
    },
    {
      field: "gas",
      label: ownFigures.gasoline,
      suffix: ownFigures.gasolineUnit,
      ours: ecoConstants.gasolinePrice.value.toFixed(2),
    },
    {
      field: "cents",
      label: ownFigures.electricity,
      suffix: ownFigures.electricityUnit,
      ours: findGridArea(inputs.state)?.electricityCents.toFixed(2) ?? "",
    },
  ] as const;
  return (
    <details open={startsOpen} className="rounded-field border border-line bg-page">
      <summary className="flex min-h-11 items-center justify-between px-3 text-small font-semibold">
        {ownFigures.title}
        <ChevronIcon />
      </summary>
      <div className="grid gap-4 px-3 pt-1 pb-4">
        {fields.map(({ field, label, suffix, ours }) => (
          <FigureField
            key={field}
            id={`eco-${field}`}
            name={field}
            label={label}
            suffix={suffix}
            placeholder={String(ours)}
            value={inputs[field]}
            error={errors?.[field]}
            onChange={(value) => onEdit(field, value)}
          />
        ))}
      </div>
    </details>
  );
}
