import type { State } from "#domain/place.ts";

export const newHampshire: State = {
  name: "New Hampshire",
  abbreviation: "NH",
  slug: "new-hampshire",
  region: "northern",
  center: { lat: 42.98, lng: -70.78 },
  places: [
    {
      name: "Hampton Beach",
      slug: "hampton-beach",
      type: "beach",
      coordinates: { lat: 42.9073, lng: -70.812 },
      note: "",
    },
    {
      name: "Portsmouth",
      slug: "portsmouth",
      type: "port",
      coordinates: { lat: 43.077, lng: -70.7577 },
      note: "",
    },
    {
      name: "Rye",
      slug: "rye",
      type: "shore",
      coordinates: { lat: 43.0134, lng: -70.7709 },
      note: "",
    },
    {
      name: "Seabrook Beach",
      slug: "seabrook-beach",
      type: "beach",
      coordinates: { lat: 42.8846, lng: -70.8231 },
      note: "",
    },
    {
      name: "North Hampton",
      slug: "north-hampton",
      type: "coastal-town",
      coordinates: { lat: 42.9726, lng: -70.8298 },
      note: "",
    },
    {
      name: "New Castle",
      slug: "new-castle",
      type: "coastal-town",
      coordinates: { lat: 43.0681, lng: -70.7199 },
      note: "",
    },
  ],
};
