import { brandTexts } from "#content/vehicles/brands.ts";
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import { brands } from "#domain/catalogue/inventory-search.ts";
import { streetLegalStatuses } from "#domain/catalogue/street-legal.ts";
import { Button } from "#office/site/button.tsx";
import { Checkbox } from "#office/site/checkbox.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { control, SelectInput, TextArea, TextInput } from "#office/site/text-input.tsx";
import type { CartFormValues } from "./cart-form-values.ts";
import { fieldLabels } from "./cart-texts.ts";

/** What is wrong, by field. */
export type CartProblems = Readonly<Record<string, string>>;

const descriptionLengthMax = 5000;

const hints: Readonly<Record<string, string>> = {
  price: "Whole dollars",
  category: "Such as D5 Ranger",
  topSpeed: "With its unit, such as 25 mph",
  range: "With its unit, such as 45 miles",
  payload: "With its unit, such as 800 lb",
  externalUrl: "May be left empty. Begins with https://",
};

interface CartFormProps {
  values: CartFormValues;
  problems: CartProblems;
  /** The cart as the form was filled from it, as JSON; empty for a new one. */
  seen: string;
  formToken: string;
}

/** Every field of a cart but its pictures. */
export function CartForm({ values, problems, seen, formToken }: CartFormProps) {
  return (
    <form method="post" className="stack-5" noValidate>
      <FormToken value={formToken} />
      <input type="hidden" name="seen" value={seen} />
      {/* The Enter key presses the first button of a form: not the one for more lines. */}
      <button type="submit" name="intent" value="preview" hidden tabIndex={-1} aria-hidden="true" />
      <MainFields values={values} problems={problems} isNewCart={seen === ""} />
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <Checkbox name="inStock" label={fieldLabels.inStock} isChecked={values.inStock} />
        <Checkbox name="isNew" label={fieldLabels.isNew} isChecked={values.isNew} />
        <Checkbox
          name="isHidden"
          label={fieldLabels.isHidden}
          hint="Off the site; it stays here"
          isChecked={values.isHidden}
        />
      </div>
      <TextArea
        id="description"
        name="description"
        label={fieldLabels.description}
        rows={6}
        lengthMax={descriptionLengthMax}
        value={values.description}
        error={problems["description"]}
      />
      <FeatureFields features={values.features} problems={problems} />
      <fieldset>
        <legend>
          <h2 className="text-title-3">Specifications</h2>
        </legend>
        <div className="mt-3 grid items-end gap-4 sm:grid-cols-2">
          {specificationNames.map((name) => (
            <CartField key={name} name={name} values={values} problems={problems} />
          ))}
        </div>
      </fieldset>
      <CartField name="externalUrl" values={values} problems={problems} />
      <Button intent="preview" look="act">
        Preview the change
      </Button>
    </form>
  );
}

const specificationNames = [
  "seatingCapacity",
  "topSpeed",
  "range",
  "batteryType",
  "chargingTime",
  "payload",
] as const;

interface FieldProps {
  values: CartFormValues;
  problems: CartProblems;
}

function CartField({
  name,
  values,
  problems,
}: FieldProps & { name: keyof typeof fieldLabels & keyof CartFormValues }) {
  return (
    <TextInput
      id={name}
      name={name}
      label={fieldLabels[name]}
      value={String(values[name])}
      error={problems[name] ?? problems[`specifications.${name}`]}
      {...(hints[name] === undefined ? {} : { hint: hints[name] })}
    />
  );
}

function MainFields({ values, problems, isNewCart }: FieldProps & { isNewCart: boolean }) {
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <CartField name="name" values={values} problems={problems} />
      {isNewCart && (
        <TextInput
          id="id"
          name="id"
          label="End of its web address"
          hint="Leave this empty to make it from the name. It can't be changed later"
          value={values.id}
          error={problems["id"]}
        />
      )}
      <SelectInput
        id="brand"
        name="brand"
        label={fieldLabels.brand}
        value={values.brand}
        options={brands.map((value) => ({ value, label: brandTexts[value].proseName }))}
      />
      <CartField name="category" values={values} problems={problems} />
      <CartField name="price" values={values} problems={problems} />
      <div className="sm:col-span-2">
        <SelectInput
          id="streetLegal"
          name="streetLegal"
          label={fieldLabels.streetLegal}
          value={values.streetLegal}
          options={streetLegalStatuses.map((value) => ({
            value,
            label: streetLegalTexts[value].line,
          }))}
        />
      </div>
    </div>
  );
}

const emptyFeatureFields = 3;

/** A line for each feature and a few empty ones; an emptied line is a feature taken away. */
function FeatureFields({
  features,
  problems,
}: {
  features: readonly string[];
  problems: CartProblems;
}) {
  const lines = [...features, ...Array.from({ length: emptyFeatureFields }, () => "")];
  const error = problems["features"];
  return (
    <fieldset>
      <legend>
        <h2 className="text-title-3">{fieldLabels.features}</h2>
      </legend>
      <p className="text-small text-quiet">
        One on each line, in the order of the page. Clear a line to remove that feature.
      </p>
      {error !== undefined && <p className="text-small font-semibold text-act">{error}</p>}
      <div className="mt-3 stack-2">
        {lines.map((feature, index) => {
          const problem = problems[`features.${index}`];
          return (
            // A line has no name but its place, and nothing in the browser moves it.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              {problem !== undefined && (
                <p id={`feature-${index}-error`} className="text-small font-semibold text-act">
                  {problem}
                </p>
              )}
              <input
                name="features"
                aria-label={`Feature ${index + 1}`}
                defaultValue={feature}
                aria-invalid={problem === undefined ? undefined : true}
                aria-describedby={problem === undefined ? undefined : `feature-${index}-error`}
                className={control}
              />
            </div>
          );
        })}
      </div>
      <p className="mt-3">
        <Button intent="more">More lines</Button>
      </p>
    </fieldset>
  );
}
