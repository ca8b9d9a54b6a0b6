import { business } from "#content/dealership/business.ts";

export const creditsText =
  "The maps, distances and times of day on this site are drawn and computed from public data. This is where it comes from.";

/** What is said of the pictures that come from no source of data. */
export const ownPicturesText = `The street map is ${business.streetMap.name}, loaded from its own address when you open it, and credited inside its frame. The shore scenes and the carts' pictures are our own drawings.`;

/** A source of data the site shows, with the words its license asks for or that fairness does. */
export interface Credit {
  id: string;
  /** The line to show. */
  text: string;
  usedFor: string;
  license: string;
  /** True where the license asks that the line stands on the site. */
  isRequired: boolean;
  url: string;
}

export const credits: readonly Credit[] = [
  {
    id: "geonames",
    text: "GeoNames (geonames.org), CC BY 4.0",
    usedFor: "points of about a third of the coastal places",
    license: "CC BY 4.0",
    isRequired: true,
    url: "https://www.geonames.org/",
  },
  {
    id: "gnis",
    text: "U.S. Geological Survey, Geographic Names Information System",
    usedFor: "points of the other coastal places and of Delaware's municipalities",
    license: "United States public domain",
    isRequired: false,
    url: "https://www.usgs.gov/us-board-on-geographic-names",
  },
  {
    id: "census",
    text: "U.S. Census Bureau, 2020 census and 2020 Gazetteer",
    usedFor: "populations and types of Delaware's municipalities, and two points",
    license: "United States public domain",
    isRequired: false,
    url: "https://www.census.gov/",
  },
  {
    id: "us-atlas",
    text: "us-atlas, from the U.S. Census Bureau's cartographic boundary files",
    usedFor: "the outlines of states and counties on the maps",
    license: "ISC; the boundaries are in the United States public domain",
    isRequired: false,
    url: "https://github.com/topojson/us-atlas",
  },
  {
    id: "noaa-solar",
    text: "National Oceanic and Atmospheric Administration, solar calculation equations",
    usedFor: "sunset and day length",
    license: "United States public domain",
    isRequired: false,
    url: "https://gml.noaa.gov/grad/solcalc/",
  },
  {
    id: "reference-pages",
    text: "Coordinates quoted on Wikipedia and similar reference pages",
    usedFor: "a handful of points no other source gives",
    license: "facts",
    isRequired: false,
    url: "https://www.wikipedia.org/",
  },
];
