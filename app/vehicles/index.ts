// What `app/vehicles` offers to other features.
export { AvailabilityBadge } from "./availability-badge.tsx";
export { CartDrawing } from "#app/vehicles/pictures/cart-drawing.tsx";
export {
  CartImage,
  CartPicture,
  type CartPictureProps,
} from "#app/vehicles/pictures/cart-picture.tsx";
export { formatOwnSaleExtras } from "./sale-extras.ts";
export { outOfStockText, pictureNotes } from "./vehicle-words.ts";
export { toVehicleListJsonLd } from "./vehicle-list-json-ld.ts";
export { VehicleCard, type VehicleSummary } from "./vehicle-card.tsx";
