import type { State } from "#domain/place.ts";

export const virginia: State = {
  name: "Virginia",
  abbreviation: "VA",
  slug: "virginia",
  region: "mid-atlantic",
  center: { lat: 37.2, lng: -76 },
  places: [
    {
      name: "Virginia Beach",
      slug: "virginia-beach",
      type: "beach",
      coordinates: { lat: 36.8529, lng: -75.978 },
      note: "",
    },
    {
      name: "Sandbridge",
      slug: "sandbridge",
      type: "beach",
      coordinates: { lat: 36.7461, lng: -75.9442 },
      note: "",
    },
    {
      name: "Norfolk",
      slug: "norfolk",
      type: "port",
      coordinates: { lat: 36.8468, lng: -76.2852 },
      note: "",
    },
    {
      name: "Portsmouth",
      slug: "portsmouth",
      type: "port",
      coordinates: { lat: 36.8354, lng: -76.2983 },
      note: "",
    },
    {
      name: "Hampton",
      slug: "hampton",
      type: "coastal-town",
      coordinates: { lat: 37.0299, lng: -76.3452 },
      note: "",
    },
    {
      name: "Newport News",
      slug: "newport-news",
      type: "port",
      coordinates: { lat: 36.9788, lng: -76.428 },
      note: "",
    },
    {
      name: "Yorktown",
      slug: "yorktown",
      type: "coastal-town",
      coordinates: { lat: 37.2388, lng: -76.5097 },
      note: "",
    },
    {
      name: "Cape Charles",
      slug: "cape-charles",
      type: "coastal-town",
      coordinates: { lat: 37.2679, lng: -76.0174 },
      note: "",
    },
    {
      name: "Chincoteague",
      slug: "chincoteague",
      type: "shore",
      coordinates: { lat: 37.9332, lng: -75.3788 },
      note: "",
    },
  ],
};
