// What `app/places` offers to other features.
export { MapCoastline } from "./map-coastline.tsx";
export { StreetMap } from "./street-map.tsx";
