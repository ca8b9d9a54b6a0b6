import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Whole-segment parameters only: places and towns are looked up in `content/pages/pages.ts`. */
export default [
  index("home/home-page.tsx"),
  route("inventory", "inventory/inventory-page.tsx"),
  route("which-cart", "which-cart/which-cart-page.tsx"),
  route("rentals", "rentals/rentals-page.tsx"),
  route("services", "services/services-page.tsx"),
  route("showroom", "company/showroom-page.tsx"),
  route("about", "company/about-page.tsx"),
  route("financing", "financing/financing-page.tsx"),
  route("eco-impact", "eco-impact/eco-impact-page.tsx"),
  route("contact", "contact/contact-page.tsx"),
  route("thank-you", "contact/thank-you-page.tsx"),
  route("denago", "brands/brand-page.tsx", { id: "denago" }),
  route("evolution", "brands/brand-page.tsx", { id: "evolution" }),
  route("vehicle/:id", "vehicles/vehicle-page.tsx"),
  route("vehicles/:slug", "vehicles/model-page.tsx"),
  route("vehicles/:slug/3d", "vehicles/vehicle-3d-page.tsx"),
  route("privacy", "policies/privacy-page.tsx"),
  route("terms", "policies/terms-page.tsx"),
  route("policies/staffing-report", "policies/staffing-report-page.tsx"),
  route("policies/:name", "policies/policy-page.tsx"),
  route("credits", "company/credits-page.tsx"),
  route(":slug", "places/state-or-town-page.tsx"),
  route(":state/:place", "places/place-page.tsx"),
  route("*", "site/not-found-page.tsx"),
] satisfies RouteConfig;
