import type { Series } from "#domain/catalogue/model.ts";
import type { Brand } from "#domain/catalogue/vehicle.ts";

const denago = "denago";
const evolution = "evolution";

/** Three series of DENAGO and seven of EVOLUTION, in the order of the brands' pages. */
export const series: readonly Series[] = [
  {
    brand: denago,
    name: "EV City",
    description: "A compact two-seater for errands and short trips.",
    features: ["Two seats", "Lithium-ion battery", "Two-wheel drive"],
  },
  {
    brand: denago,
    name: "EV Nomad",
    description: "Four seats; the Nomad XL goes farther on a charge.",
    features: ["Four seats", "Lithium-ion battery", "More range in the Nomad XL"],
  },
  {
    brand: denago,
    name: "EV Rover",
    description: "Six or eight seats, to the beach in one trip.",
    features: ["Six or eight seats", "Lithium-ion battery", "Two-wheel drive"],
  },
  {
    brand: evolution,
    name: "D5 Ranger",
    description: "One cart in three sizes: two, four or six seats.",
    features: [
      "Two, four or six seats",
      "Rear-wheel drive with four or six seats; ask us about the two-seater",
      "Lead-acid battery",
    ],
  },
  {
    brand: evolution,
    name: "D5 Maverick",
    description: "A family cart with two or four seats.",
    features: [
      "Two or four seats",
      "Rear-wheel drive with four seats; ask us about the two-seater",
      "Lead-acid battery",
    ],
  },
  {
    brand: evolution,
    name: "Classic",
    description: "A simple cart for two or four, for short trips.",
    features: [
      "Two or four seats",
      "Rear-wheel drive with four seats; ask us about the two-seater",
      "Lead-acid battery",
    ],
  },
  {
    brand: evolution,
    name: "Carrier",
    description: "Six seats for marinas, clubs and big families.",
    features: ["Six seats", "Rear-wheel drive", "Lead-acid battery"],
  },
  {
    brand: evolution,
    name: "Forester",
    description: "Four seats for wooded lots and gravel driveways.",
    features: ["Four seats", "Electric motor", "Lead-acid battery"],
  },
  {
    brand: evolution,
    name: "Turfman",
    description: "A two-seat work cart for grounds and docks.",
    features: ["Two seats", "Electric motor", "Lead-acid battery"],
  },
  {
    brand: evolution,
    name: "D6 Max",
    description: "Four seats, and all-wheel drive in the XT4.",
    features: ["Four seats", "All-wheel drive in the XT4", "Lead-acid battery"],
  },
];

/** The series of a brand in the order of its page. */
export function findSeriesOfBrand(brand: Brand): readonly Series[] {
  return series.filter((candidate) => candidate.brand === brand);
}
