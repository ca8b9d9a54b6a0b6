// What `app/places` offers to other features.
export { MapCoastline } from "./map-coastline.tsx";
export { StreetMap } from "./street-map.tsx";
export { formatRoadMiles } from "./place-words.ts";
export { findShopReach, formatServiceTooFar } from "./place/place-services.ts";
export { readLowestPrice } from "./place/place-view-model.ts";
