import { business } from "#content/dealership/business.ts";

export const creditsText =
  "The maps, distances and sunset times on this site come from public data. Here are the sources.";

/** What is said of the pictures that come from no source of data. */
export const ownPicturesText = `The street map is from ${business.streetMap.name}. It loads only when you open it, and the credit is on the map. The shore scenes and the pictures of carts are our own illustrations.`;

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
    usedFor: "the locations of about a third of the coastal places",
    license: "CC BY 4.0",
    isRequired: true,
    url: "https://www.geonames.org/",
  },
  {
    id: "gnis",
    text: "U.S. Geological Survey, Geographic Names Information System",
    usedFor: "the locations of the other coastal places and of Delaware's municipalities",
    license: "United States public domain",
    isRequired: false,
    url: "https://www.usgs.gov/us-board-on-geographic-names",
  },
  {
    id: "census",
    text: "U.S. Census Bureau, 2020 census and 2020 Gazetteer",
    usedFor: "the population and type of Delaware's municipalities, and two locations",
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
    id: "natural-earth",
    text: "world-atlas, made with Natural Earth",
    usedFor: "the shores on the maps of places and of the showroom",
    license: "ISC; Natural Earth is in the public domain",
    isRequired: false,
    url: "https://www.naturalearthdata.com/",
  },
  {
    id: "noaa-solar",
    text: "National Oceanic and Atmospheric Administration, solar calculation equations",
    usedFor: "sunrise and sunset times",
    license: "United States public domain",
    isRequired: false,
    url: "https://gml.noaa.gov/grad/solcalc/",
  },
  {
    id: "reference-pages",
    text: "Coordinates quoted on Wikipedia and similar reference pages",
    usedFor: "a handful of locations that no other source gives",
    license: "none needed for facts",
    isRequired: false,
    url: "https://www.wikipedia.org/",
  },
];
