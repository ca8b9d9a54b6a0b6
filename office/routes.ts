import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("today/today-page.tsx"),
  route("sign-in", "sign-in/sign-in-page.tsx"),
  route("sign-in/:token", "sign-in/link-page.tsx"),
  route("sign-out", "sign-in/sign-out.ts"),
  route("inquiries", "inquiries/inquiries-page.tsx"),
  route("inquiries/:id", "inquiries/inquiry-page.tsx"),
  route("carts", "carts/carts-page.tsx"),
  route("carts/new", "carts/new-cart-page.tsx"),
  route("carts/import", "carts/import-page.tsx"),
  route("carts/export.csv", "carts/export-file.ts"),
  route("carts/:id", "carts/cart-page.tsx"),
  route("carts/:id/pictures", "carts/pictures-page.tsx"),
  route("facts", "facts/facts-page.tsx"),
  route("facts/:group", "facts/fact-group-page.tsx"),
  route("questions", "questions/questions-page.tsx"),
  route("questions/:id", "questions/question-page.tsx"),
  route("staff", "staff/staff-page.tsx"),
  route("*", "site/not-found-page.tsx"),
] satisfies RouteConfig;
