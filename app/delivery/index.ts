// What `app/delivery` offers to other features.
export { deliveryPlaces, findDeliveryPlace } from "./delivery-places.ts";
export { DestinationField } from "./destination-field.tsx";
export { formatDeliveryReference } from "./delivery-estimate-view-model.ts";
