// What `app/vehicles` offers to other features.
export { CartDrawing } from "./cart-drawing.tsx";
export { CartPicture, type CartPictureProps } from "./cart-picture.tsx";
export { HeroDrawing } from "./hero-drawing.tsx";
export { VehicleCard, type VehicleSummary } from "./vehicle-card.tsx";
