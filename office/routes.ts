import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("today/today-page.tsx"),
  route("sign-in", "sign-in/sign-in-page.tsx"),
  route("sign-in/passkey-options", "sign-in/passkey-options.ts"),
  route("sign-in/:token", "sign-in/link-page.tsx"),
  route("sign-out", "sign-in/sign-out.ts"),
  route("inquiries", "inquiries/inquiries-page.tsx"),
  route("inquiries/export", "inquiries/export-inquiries.ts"),
  route("inquiries/:id", "inquiries/inquiry-page.tsx"),
  route("answered/:token", "inquiries/answered-page.tsx"),
  route("report", "report/report-page.tsx"),
  route("report/export", "report/export-report.ts"),
  route("account", "account/account-page.tsx"),
  route("account/passkey-options", "account/passkey-options.ts"),
  route("staff", "staff/staff-page.tsx"),
  route("*", "site/not-found-page.tsx"),
] satisfies RouteConfig;
