import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // No router runs in the browser, so nothing asks for a manifest of routes.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
