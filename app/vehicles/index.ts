// What `app/vehicles` offers to other features.
export { AvailabilityBadge } from "./availability-badge.tsx";
export { CartLine, ScaledSidePicture } from "./cart-line.tsx";
export { listFigures } from "./cart-figures.ts";
export { listLineup, type LineupCart, type LineupGroup } from "./lineup-carts.ts";
export { CartPicture, type CartPictureProps } from "#app/vehicles/pictures/cart-picture.tsx";
export { pictureNotes } from "./vehicle-words.ts";
export { toVehicleListJsonLd } from "./vehicle-list-json-ld.ts";
export { VehicleCard, type VehicleSummary } from "./vehicle-card.tsx";
