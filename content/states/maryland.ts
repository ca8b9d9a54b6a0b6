import type { State } from "#domain/place.ts";

export const maryland: State = {
  name: "Maryland",
  abbreviation: "MD",
  slug: "maryland",
  region: "mid-atlantic",
  center: { lat: 38.75, lng: -75.8 },
  places: [
    {
      name: "Ocean City",
      slug: "ocean-city",
      type: "beach",
      coordinates: { lat: 38.3365, lng: -75.0849 },
      note: "",
    },
    {
      name: "Annapolis",
      slug: "annapolis",
      type: "port",
      coordinates: { lat: 38.9784, lng: -76.4922 },
      note: "",
    },
    {
      name: "Assateague Island",
      slug: "assateague-island",
      type: "shore",
      coordinates: { lat: 38.2403, lng: -75.14 },
      note: "",
    },
    {
      name: "St. Michaels",
      slug: "st-michaels",
      type: "coastal-town",
      coordinates: { lat: 38.7851, lng: -76.2244 },
      note: "",
    },
    {
      name: "Chesapeake Beach",
      slug: "chesapeake-beach",
      type: "beach",
      coordinates: { lat: 38.6862, lng: -76.5347 },
      note: "",
    },
    {
      name: "Solomons",
      slug: "solomons",
      type: "coastal-town",
      coordinates: { lat: 38.3185, lng: -76.4541 },
      note: "",
    },
    {
      name: "Crisfield",
      slug: "crisfield",
      type: "port",
      coordinates: { lat: 37.9835, lng: -75.8538 },
      note: "",
    },
    {
      name: "Havre de Grace",
      slug: "havre-de-grace",
      type: "port",
      coordinates: { lat: 39.5493, lng: -76.0916 },
      note: "",
    },
  ],
};
