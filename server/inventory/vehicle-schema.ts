import { z } from "zod";
import { cleanText } from "#domain/inquiry/clean-text.ts";
import { brands } from "#domain/catalogue/inventory-search.ts";
import { streetLegalStatuses } from "#domain/catalogue/street-legal.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** Addresses of pictures that every browser we serve can show. */
const imagePattern = /^(?:\/(?!\/)|https:\/\/)[^\s"'<>|\\]+\.(?:avif|webp|jpe?g|png)$/i;
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const priceMax = 1_000_000;
const seatsMax = 20;
const imageTextLengthMax = 300;

const specifications = z.strictObject(
  {
    topSpeed: text(200),
    range: text(200),
    seatingCapacity: wholeNumber(1, seatsMax, `a whole number from 1 to ${seatsMax}`),
    batteryType: text(200),
    chargingTime: text(200),
    payload: text(200),
  },
  { error: "the six specifications of a vehicle" },
);

const imageExpectation = "a path or https address ending in .avif, .webp, .jpg, .jpeg or .png";
const idExpectation = "lower-case letters and digits joined by single hyphens, at most 100";

const fields = {
  id: z.string({ error: idExpectation }).max(100, idExpectation).regex(idPattern, idExpectation),
  name: text(200),
  brand: z.enum(brands, { error: brands.join(" or ") }),
  category: text(100),
  description: text(5000),
  price: wholeNumber(1, priceMax, "whole US dollars from 1 to 1,000,000, such as 8495"),
  images: z
    .array(
      z
        .string({ error: imageExpectation })
        .max(500, imageExpectation)
        .regex(imagePattern, imageExpectation),
      { error: "a list of images" },
    )
    .max(20, "at most 20 images"),
  inStock: z.boolean({ error: "true or false" }),
  isNew: z.boolean({ error: "true or false" }),
  imageTexts: z
    .record(z.string().max(500), text(imageTextLengthMax), { error: "texts by picture" })
    .exactOptional(),
  // Files of before this field have none, and an old file must not claim anything.
  streetLegal: z
    .enum(streetLegalStatuses, { error: `one of: ${streetLegalStatuses.join(", ")}` })
    .default("unconfirmed"),
  features: z
    .array(text(300).regex(/^[^|\n]*$/, "one line without |"), { error: "a list of texts" })
    .max(50, "at most 50 features"),
  specifications,
  externalUrl: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: "an https address" })
    .max(500, "at most 500 characters")
    .exactOptional(),
};
const error = "a record with the fields of a vehicle";

/** A vehicle as the site answers it: one that is hidden is not among those. */
export const publicVehicleSchema: z.ZodType<Vehicle> = z.strictObject(fields, { error });

/** One vehicle of an import. A message says what was expected, not what is wrong. */
export const vehicleSchema: z.ZodType<Vehicle> = z.strictObject(
  { ...fields, isHidden: z.boolean({ error: "true or false" }).exactOptional() },
  { error },
);

function text(lengthMax: number) {
  const expected = `text of 1 to ${lengthMax.toLocaleString("en-US")} characters`;
  return z
    .string({ error: expected })
    .overwrite((value) => cleanText(value, "many"))
    .min(1, expected)
    .max(lengthMax, expected);
}

function wholeNumber(least: number, greatest: number, expected: string) {
  return z.int({ error: expected }).min(least, expected).max(greatest, expected);
}
