// What `app/services` offers to other features.
export { ServiceFigures } from "./service-figures.tsx";
export { toRentalsJsonLd } from "./service-json-ld.ts";
