import type { State } from "#domain/place.ts";

export const georgia: State = {
  name: "Georgia",
  abbreviation: "GA",
  slug: "georgia",
  region: "southern",
  center: { lat: 31.4, lng: -81.2 },
  places: [
    {
      name: "Savannah",
      slug: "savannah",
      type: "port",
      coordinates: { lat: 32.0835, lng: -81.0998 },
      note: "",
    },
    {
      name: "Tybee Island",
      slug: "tybee-island",
      type: "beach",
      coordinates: { lat: 32.0002, lng: -80.8457 },
      note: "",
    },
    {
      name: "Skidaway Island",
      slug: "skidaway-island",
      type: "shore",
      coordinates: { lat: 31.9349, lng: -81.047 },
      note: "",
    },
    {
      name: "Darien",
      slug: "darien",
      type: "port",
      coordinates: { lat: 31.3702, lng: -81.434 },
      note: "",
    },
    {
      name: "Sea Island",
      slug: "sea-island",
      type: "beach",
      coordinates: { lat: 31.2002, lng: -81.3332 },
      note: "",
    },
    {
      name: "St. Simons Island",
      slug: "st-simons-island",
      type: "beach",
      coordinates: { lat: 31.1505, lng: -81.3695 },
      note: "",
    },
    {
      name: "Brunswick",
      slug: "brunswick",
      type: "port",
      coordinates: { lat: 31.15, lng: -81.4915 },
      note: "",
    },
    {
      name: "Jekyll Island",
      slug: "jekyll-island",
      type: "beach",
      coordinates: { lat: 31.0686, lng: -81.4134 },
      note: "",
    },
    {
      name: "St. Marys",
      slug: "st-marys",
      type: "port",
      coordinates: { lat: 30.7305, lng: -81.5465 },
      note: "",
    },
  ],
};
