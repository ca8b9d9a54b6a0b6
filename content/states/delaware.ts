import type { State } from "#domain/place.ts";

export const delaware: State = {
  name: "Delaware",
  abbreviation: "DE",
  slug: "delaware",
  region: "mid-atlantic",
  center: { lat: 38.65, lng: -75.1 },
  places: [
    {
      name: "Rehoboth Beach",
      slug: "rehoboth-beach",
      type: "beach",
      coordinates: { lat: 38.7209, lng: -75.076 },
      note: "",
    },
    {
      name: "Lewes",
      slug: "lewes",
      type: "port",
      coordinates: { lat: 38.7746, lng: -75.1393 },
      note: "",
    },
    {
      name: "Dewey Beach",
      slug: "dewey-beach",
      type: "beach",
      coordinates: { lat: 38.6929, lng: -75.0746 },
      note: "",
    },
    {
      name: "Bethany Beach",
      slug: "bethany-beach",
      type: "beach",
      coordinates: { lat: 38.5396, lng: -75.0552 },
      note: "",
    },
    {
      name: "South Bethany",
      slug: "south-bethany",
      type: "shore",
      coordinates: { lat: 38.5165, lng: -75.053 },
      note: "",
    },
    {
      name: "Fenwick Island",
      slug: "fenwick-island",
      type: "beach",
      coordinates: { lat: 38.4623, lng: -75.0513 },
      note: "",
    },
  ],
};
