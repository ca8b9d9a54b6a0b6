// What `app/rentals` offers to other features.
export { formatRentalReference } from "./rental-quote-view-model.ts";
