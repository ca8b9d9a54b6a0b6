import { readFormText } from "#office/site/form-text.ts";
import { toVehicleFields } from "#domain/catalogue/vehicle-fields.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** Fields of one line of text, by their names in the form and in the catalogue. */
export const lineFields = [
  "name",
  "brand",
  "category",
  "price",
  "streetLegal",
  "topSpeed",
  "range",
  "seatingCapacity",
  "batteryType",
  "chargingTime",
  "payload",
  "externalUrl",
] as const;
const truthFields = ["inStock", "isNew", "isHidden"] as const;

/** What the form of a cart holds, as typed. */
export type CartFormValues = Record<(typeof lineFields)[number], string> &
  Record<(typeof truthFields)[number], boolean> & {
    id: string;
    description: string;
    features: string[];
  };

/** The form of a cart as it is. */
export function toCartFormValues(vehicle: Vehicle): CartFormValues {
  const fields = toVehicleFields(vehicle);
  const { price, seatingCapacity, inStock, isNew, isHidden, description, features } = fields;
  const { id } = vehicle;
  return {
    ...toLines((name) => fields[name]),
    price: String(price),
    seatingCapacity: String(seatingCapacity),
    id,
    inStock,
    isNew,
    isHidden,
    description,
    features,
  };
}

/** The form of a new cart. */
export function createEmptyCart(): CartFormValues {
  return {
    ...toLines(() => ""),
    streetLegal: "unconfirmed",
    id: "",
    description: "",
    features: [],
    inStock: true,
    isNew: true,
    isHidden: false,
  };
}

/** What a browser sent. */
export function readCartForm(form: FormData): CartFormValues {
  const read = (name: string) => readFormText(form, name);
  const features = form.getAll("features").flatMap((value) => {
    const text = typeof value === "string" ? value.trim() : "";
    return text === "" ? [] : [text];
  });
  return {
    ...toLines(read),
    id: read("id"),
    description: read("description"),
    features,
    inStock: form.has("inStock"),
    isNew: form.has("isNew"),
    isHidden: form.has("isHidden"),
  };
}

/**
 * The record that the catalogue's own check reads.
 * @param pictures those of the cart, which have a page of their own.
 */
export function toRecord(
  values: CartFormValues,
  pictures: Pick<Vehicle, "images" | "imageTexts">,
): Record<string, unknown> {
  const { topSpeed, range, seatingCapacity, batteryType, chargingTime, payload, ...rest } = values;
  const { price, externalUrl, isHidden, ...others } = rest;
  const { images, imageTexts } = pictures;
  return {
    ...others,
    images,
    price: toWholeNumber(price),
    ...(imageTexts === undefined ? {} : { imageTexts }),
    specifications: {
      topSpeed,
      range,
      batteryType,
      chargingTime,
      payload,
      seatingCapacity: toWholeNumber(seatingCapacity),
    },
    ...(externalUrl === "" ? {} : { externalUrl }),
    ...(isHidden ? { isHidden } : {}),
  };
}

/** "$8,495" is 8495; what is no number stays text, so that the check can name it. */
export function toWholeNumber(text: string): number | string {
  const digits = text.replaceAll(/[$,\s]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : text;
}

/** The end of a new cart's URL, from its name. */
export function toCartId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 100);
}

function toLines(
  read: (name: (typeof lineFields)[number]) => string | number,
): Record<(typeof lineFields)[number], string> {
  // Every name of the list has its value, which the types of `fromEntries` do not say.
  return Object.fromEntries(lineFields.map((name) => [name, String(read(name))])) as Record<
    (typeof lineFields)[number],
    string
  >;
}
