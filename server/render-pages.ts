/**
 * Makes pages for the site's process, which asks by messages and ends it. What it reads of the
 * database is what is committed when it is asked; it writes nothing.
 */
import { openExistingDatabase } from "#server/db/open-database.ts";
import { followFacts, toFollowing } from "#server/facts/facts.ts";
import { documentPolicy } from "#server/http/security-headers.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { makeSmallPage, type PageMakingOptions } from "#server/pages/made-page.ts";
import { createReadingServices } from "#server/pages/page-services.ts";
import type { RenderReply, RenderRequest } from "#server/pages/render-messages.ts";
import { createRenderer } from "#server/pages/render.ts";
import { createContentReader } from "#server/seo/catalogue-dates.ts";
import { loadBuiltSite } from "./built-site.ts";
import { readSettings } from "./env.server.ts";
import { log } from "./log.ts";

// React and the router read this when they load, so it is set before the app is imported.
process.env["NODE_ENV"] ??= "production";
// Nobody is left to make pages for, or was not any more while this was loaded. Node may hang in
// `process.exit` (nodejs/node#54918), and nothing has to be finished.
const end = () => process.kill(process.pid, "SIGKILL");
process.on("disconnect", end);
if (!process.connected) end();

const settings = readSettings(process.env);
const database = await openExistingDatabase(settings, log);
const revision = followFacts(database, log);
const inventory = createInventory(toFollowing(database, revision));
const options = await createOptions();

process.on("message", (request: RenderRequest) => void answer(request));

async function createOptions(): Promise<PageMakingOptions> {
  const { illustrations, ...built } = await loadBuiltSite();
  const services = {
    ...createReadingServices({ ...settings, illustrations, inventory, warn: log }),
    receiveInquiry: () => Promise.reject(new Error("Only the site's own process takes inquiries")),
  };
  return {
    ...built,
    ...settings,
    render: createRenderer({ ...built, services }),
    policyFor: documentPolicy,
    readContent: createContentReader(log),
  };
}

async function answer({ id, path }: RenderRequest): Promise<void> {
  const reply: RenderReply = { id, page: await make(path) };
  process.send?.(reply);
}

async function make(path: string) {
  try {
    const asked = await revision.read();
    // The site may have read later facts than these, and would not find out.
    if ((revision.known() ?? -1) < asked) throw new Error("the facts cannot be read");
    return await makeSmallPage(path, options);
  } catch (error) {
    log(
      `${path} could not be made beside the site: ${error instanceof Error ? error.message : ""}`,
    );
    return null;
  }
}
