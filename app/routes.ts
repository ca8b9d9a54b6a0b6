import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Whole-segment parameters only: places and towns are looked up in `content/pages.ts`. */
export default [
  index("pages/home.tsx"),
  route("inventory", "pages/inventory.tsx"),
  route("rentals", "pages/rentals.tsx"),
  route("services", "pages/services.tsx"),
  route("showroom", "pages/showroom.tsx"),
  route("about", "pages/about.tsx"),
  route("financing", "pages/financing.tsx"),
  route("eco-impact", "pages/eco-impact.tsx"),
  route("contact", "pages/contact.tsx"),
  route("thank-you", "pages/thank-you.tsx"),
  route("denago", "pages/brand.tsx", { id: "denago" }),
  route("evolution", "pages/brand.tsx", { id: "evolution" }),
  route("vehicle/:id", "pages/vehicle.tsx"),
  route("vehicles/:slug", "pages/model.tsx"),
  route("vehicles/:slug/3d", "pages/vehicle-3d.tsx"),
  route("privacy", "pages/privacy.tsx"),
  route("terms", "pages/terms.tsx"),
  route("policies/staffing-report", "pages/staffing-report.tsx"),
  route("policies/:name", "pages/policy.tsx"),
  route("credits", "pages/credits.tsx"),
  route(":slug", "pages/state-or-town.tsx"),
  route(":state/:place", "pages/place.tsx"),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
