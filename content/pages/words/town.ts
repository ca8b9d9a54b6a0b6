// The words that the page of a town shares with that of a place are in place.ts.

export const townPage = {
  formatKicker: (type: string, county: string) => `${type} in ${county} County`,
  formatNearTitle: (town: string) => `Around ${town}`,
  formatMapLabel: (town: string) => `Map of ${town} and the towns nearest to it`,
  formatAcrossTheBay: (state: string) => `${state}, across the bay`,
  formatPopulation: (town: string, population: string, censusYear: number) =>
    `${town} had ${population} people in the ${censusYear} census.`,
} as const;
