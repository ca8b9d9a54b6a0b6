// The words that the page of a town shares with that of a place are in place.ts.

export const townPage = {
  formatKicker: (type: string, county: string, state: string) =>
    `${type} in ${county} County, ${state}`,
  townsTitle: "Nearest towns",
  coastTitle: "Nearest coastal places",
  formatShoreLabel: (town: string) => `More about the shore at ${town}`,
} as const;

export const townFigures = {
  county: "County",
  type: "Type",
  formatPopulation: (censusYear: number) => `Population, ${censusYear} census`,
  rank: "Rank by population",
  formatRank: (rank: number, townCount: number) => `${rank} of ${townCount} in the county`,
} as const;
