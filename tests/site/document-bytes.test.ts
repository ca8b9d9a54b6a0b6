import { afterAll, beforeAll, expect, test } from "vitest";
import { comparePath, contactPath } from "#content/pages/paths.ts";
import { contactTopics, type ContactTopicId } from "#content/pages/contact-topics.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";
import { measureDocument } from "./walked-page.ts";

let site: SiteServer;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const documentBytesMax = 14_000;
const place = "to=massachusetts/nantucket";
const four = catalogue.slice(0, 4).map(({ id }) => id);

/** Pages in more than one form have their largest with a place, or with the fields of a request. */
const largest = [
  `/?${place}`,
  `/inventory?${place}`,
  `/evolution?${place}`,
  `/vehicles/denago-ev-city?${place}`,
  `/vehicle/denago-ev-city?${place}`,
  `/vehicles/evolution-turfman-200?${place}`,
  `${comparePath(four)}&${place}`,
  `/deliver-to?for=/inventory&${place}`,
  ...(Object.keys(contactTopics) as ContactTopicId[])
    .filter((topic) => "request" in contactTopics[topic])
    .map((topic) => contactPath({ topic, vehicle: "evolution-d5-maverick-4-plus" })),
];

test("pages with a place and forms with the fields of a request fit the first flight of a connection", async () => {
  for (const path of largest) {
    const { status, body } = await ask(site.url + path);
    expect(status, path).toBe(200);
    expect(await measureDocument(site, { path, body }), path).toBeLessThanOrEqual(documentBytesMax);
  }
}, 600_000);
