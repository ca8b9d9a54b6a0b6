/** Serves the site while it is written: `npm run dev`. Changes show at once, nothing is sealed. */
import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createViteServer } from "vite";
import { business } from "#content/dealership/business.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { municipalities } from "#content/places/municipalities.ts";
import { states } from "#content/places/states.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { createSite } from "./app.ts";
import { createAnalytics } from "#server/analytics/analytics.ts";
import { createPageCounts, startFlushing } from "#server/analytics/page-counts.ts";
import { createPageDates } from "#server/seo/page-dates.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { linkedStyles } from "#server/pages/page-styles.ts";
import { readSettings } from "./env.server.ts";
import { createInquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { createClientIpReader } from "#server/http/client-ip.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { createMaps } from "#illustrations/maps/maps.ts";

const settings = readSettings(process.env);
const database = await openDatabase(settings, warn);
const inventory = createInventory(database);
await inventory.ensureFilled(catalogue as Vehicle[]);
// Nothing is sent in development: an inquiry is stored and stays where it is.
const inquiries = createInquiries(database, warn);
const counts = createPageCounts(database, { warn });
startFlushing(counts);
const parts = {
  siteUrl: settings.siteUrl,
  isStaging: settings.isStaging,
  mode: "development" as const,
  styles: linkedStyles,
  serveAsset: () => Promise.resolve(null),
  inventory,
  pageDates: createPageDates(database),
  intake: createInquiryIntake(inquiries, { ...settings, pool: database.pool }),
  analytics: createAnalytics({ counts, inventory, siteUrl: settings.siteUrl }),
  readClientIp: createClientIpReader(settings.trustedProxies),
  maps: createMaps({ states, municipalities, showroom: business.showroom.coordinates }),
  warn,
};
const vite = await createViteServer({ server: { middlewareMode: true } });

/** The app of this moment: a change to any of its files is in the next answer. */
const listener = getRequestListener(async (request, environment) => {
  const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  return createSite({ ...parts, build }).app.fetch(request, environment);
});

createHttpServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
}).listen(settings.port, settings.host, () => warn(`Writing on ${settings.siteUrl}`));

function warn(message: string): void {
  process.stdout.write(`${message}\n`);
}
