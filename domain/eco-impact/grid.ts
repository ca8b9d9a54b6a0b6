/** A part of the coast that draws from one grid: a state, or one of the three parts of New York. */
export interface GridArea {
  /** The state's slug, so that a state's page can link here. */
  id: string;
  name: string;
  /** EPA's acronym of the eGRID subregion. */
  subregion: keyof typeof gridEmissions;
  /** Average residential price, in cents per kWh. */
  electricityCents: number;
}

/**
 * Total output emission rates, in pounds of carbon dioxide equivalent per MWh, 2023.
 * Source: EPA, eGRID2023 summary tables revision 2 (June 2025), table 1.
 */
export const gridEmissions = {
  NEWE: { name: "NPCC New England", poundsPerMegawattHour: 543.2 },
  NYUP: { name: "NPCC Upstate New York", poundsPerMegawattHour: 242.8 },
  NYCW: { name: "NPCC New York City and Westchester", poundsPerMegawattHour: 865.7 },
  NYLI: { name: "NPCC Long Island", poundsPerMegawattHour: 1189.3 },
  RFCE: { name: "RFC East", poundsPerMegawattHour: 599.2 },
  SRVC: { name: "SERC Virginia/Carolina", poundsPerMegawattHour: 596.3 },
  SRSO: { name: "SERC South", poundsPerMegawattHour: 846 },
  FRCC: { name: "FRCC, peninsular Florida", poundsPerMegawattHour: 784.8 },
} as const;

export const gridEmissionsSource = {
  year: "2023",
  unit: "lb CO₂e per MWh",
  name: "EPA, eGRID2023 summary tables (rev 2), table 1, total output",
  url: "https://www.epa.gov/system/files/documents/2025-06/summary_tables_rev2.pdf",
} as const;

/** Average revenue per kWh from residential customers stands for the price they pay. */
export const electricityPriceSource = {
  year: "2023",
  unit: "cents per kWh",
  name: "EIA, Electric Power Annual 2023, average residential revenue per kWh",
  url: "https://www.eia.gov/electricity/annual/secrev-map.php",
} as const;

/**
 * The 14 states from north to south. The subregion is the one along the state's shore; western
 * Maryland, the Florida panhandle and parts of Virginia belong to others.
 */
export const gridAreas: readonly GridArea[] = [
  { id: "maine", name: "Maine", subregion: "NEWE", electricityCents: 27.42 },
  { id: "new-hampshire", name: "New Hampshire", subregion: "NEWE", electricityCents: 28.15 },
  { id: "massachusetts", name: "Massachusetts", subregion: "NEWE", electricityCents: 29.61 },
  { id: "rhode-island", name: "Rhode Island", subregion: "NEWE", electricityCents: 27.02 },
  { id: "connecticut", name: "Connecticut", subregion: "NEWE", electricityCents: 29.88 },
  { id: "new-york", name: "New York: Long Island", subregion: "NYLI", electricityCents: 22.25 },
  {
    id: "new-york-city",
    name: "New York: city and Westchester",
    subregion: "NYCW",
    electricityCents: 22.25,
  },
  { id: "new-york-upstate", name: "New York: upstate", subregion: "NYUP", electricityCents: 22.25 },
  { id: "new-jersey", name: "New Jersey", subregion: "RFCE", electricityCents: 17.7 },
  { id: "delaware", name: "Delaware", subregion: "RFCE", electricityCents: 15.73 },
  { id: "maryland", name: "Maryland", subregion: "RFCE", electricityCents: 16.6 },
  { id: "virginia", name: "Virginia", subregion: "SRVC", electricityCents: 14.26 },
  { id: "north-carolina", name: "North Carolina", subregion: "SRVC", electricityCents: 12.93 },
  { id: "south-carolina", name: "South Carolina", subregion: "SRVC", electricityCents: 13.68 },
  { id: "georgia", name: "Georgia", subregion: "SRSO", electricityCents: 13.69 },
  { id: "florida", name: "Florida", subregion: "FRCC", electricityCents: 15.21 },
];

/** The area with this id; undefined for an unknown one, since the id comes from a URL. */
export function findGridArea(id: string): GridArea | undefined {
  return gridAreas.find((area) => area.id === id);
}
