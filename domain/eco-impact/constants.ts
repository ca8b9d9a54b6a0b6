/** A figure of the calculation with all that a reader needs to check it. */
export interface Constant {
  name: string;
  value: number;
  unit: string;
  /** Digits behind the point that are always written, such as 2 for dollars. */
  decimals?: number;
  /** The year the figure describes, or the year it was published where it describes none. */
  year: string;
  source: { name: string; url: string };
  /** Published as it stands; computed from published figures; or the visitor's to change. */
  kind: "published" | "computed" | "assumption";
  note?: string;
}

const epaEquivalencies = {
  name: "EPA, Greenhouse Gas Equivalencies Calculator: Calculations and References",
  url: "https://www.epa.gov/energy/greenhouse-gas-equivalencies-calculator-calculations-and-references",
} as const;

const cartEnergyPerMile = 0.27;
const energyOfGasCartPerElectricCart = 3;
const energyPerGallon = 33.7;

/** Exact by definition: one avoirdupois pound. */
export const kilogramsPerPound = 0.45359237;

/**
 * Every constant of the estimate but those that depend on the state, which are in grid.ts.
 * Nobody publishes official consumption figures for golf carts, so those two are assumptions
 * that the form lets a visitor replace.
 */
export const ecoConstants = {
  gasolineCo2: {
    name: "Carbon dioxide from burning gasoline",
    value: 8.887,
    unit: "kg per gallon",
    year: "2010",
    source: {
      name: "EPA, Greenhouse Gas Emissions from a Typical Passenger Vehicle",
      url: "https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle",
    },
    kind: "published",
    note: "Tailpipe only. Producing and transporting the fuel is not included.",
  },
  carMilesPerGallon: {
    name: "Average car or light truck",
    value: 22.8,
    unit: "miles per gallon",
    year: "2022",
    source: epaEquivalencies,
    kind: "published",
    note: "For all kinds of driving. Short trips with a cold engine use more.",
  },
  gasolinePrice: {
    name: "Regular gasoline, United States average",
    value: 3.3,
    unit: "dollars per gallon",
    decimals: 2,
    year: "2024",
    source: {
      name: "EIA, Gasoline and Diesel Fuel Update, annual average",
      url: "https://www.eia.gov/petroleum/gasdiesel/",
    },
    kind: "published",
  },
  gridLoss: {
    name: "Electricity lost between power plant and outlet",
    value: 5,
    unit: "percent",
    year: "2018 to 2022",
    source: {
      name: "EIA, How much electricity is lost in transmission and distribution?",
      url: "https://www.eia.gov/tools/faqs/faq.php?id=105&t=3",
    },
    kind: "published",
  },
  cartEnergy: {
    name: "Electricity a cart draws from the outlet",
    value: cartEnergyPerMile,
    unit: "kWh per mile",
    year: "2006 and later",
    source: {
      name: "Faircompanies, Where EVs have hit the exurbs: 2.95 cents a mile at 11.07 cents per kWh",
      url: "https://faircompanies.com/videos/where-evs-have-hit-the-exurbs/",
    },
    kind: "assumption",
    note: "Carts have no official rating. Reports on 25 mph electric vehicles range from 0.14 kWh per mile (Mother Earth News, 2006) to 0.27, and we start with the higher figure.",
  },
  gasCartEnergyRatio: {
    name: "Energy a gas cart uses for each unit an electric cart uses",
    value: energyOfGasCartPerElectricCart,
    unit: "times",
    year: "2010",
    source: {
      name: "Toronto and Region Conservation, Evaluation of Solar-Assisted, Electric and Gas Golf Carts",
      url: "https://sustainabletechnologies.ca/home/renewable-energy/solar/evaluation-of-solar-assisted-electric-and-gas-golf-carts-bathurst-glen-richmond-hill-ontario/",
    },
    kind: "published",
    note: "Measured side by side on a golf course.",
  },
  gallonEnergy: {
    name: "Energy in a gallon of gasoline",
    value: energyPerGallon,
    unit: "kWh per gallon",
    year: "2011",
    source: {
      name: "EPA and DOE, electric vehicle label",
      url: "https://www.fueleconomy.gov/feg/label/learn-more-electric-label.shtml",
    },
    kind: "published",
  },
  gasCartMilesPerGallon: {
    name: "Gas golf cart",
    value:
      Math.round((energyPerGallon / energyOfGasCartPerElectricCart / cartEnergyPerMile) * 10) / 10,
    unit: "miles per gallon",
    year: "2010",
    source: {
      name: "Computed from the three figures above",
      url: "https://sustainabletechnologies.ca/home/renewable-energy/solar/evaluation-of-solar-assisted-electric-and-gas-golf-carts-bathurst-glen-richmond-hill-ontario/",
    },
    kind: "computed",
    note: "If you know what your cart burns, type in your own figure.",
  },
  seedlingCo2: {
    name: "Absorbed by one urban tree seedling in ten years",
    value: 60,
    unit: "kg of carbon dioxide",
    year: "2024",
    source: epaEquivalencies,
    kind: "published",
  },
  phoneChargeCo2: {
    name: "Charging one smartphone",
    value: 0.0124,
    unit: "kg of carbon dioxide",
    year: "2024",
    source: epaEquivalencies,
    kind: "published",
  },
} as const satisfies Record<string, Constant>;
