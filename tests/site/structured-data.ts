import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { pages } from "#content/pages/pages.ts";
import type { Page } from "#content/pages/page.ts";
import type { SharedSite } from "#tests/servers/shared-site.ts";
import { walk, type WalkedPage } from "./walked-page.ts";

/** A thing of structured data, not yet understood. */
export type Block = Record<string, unknown>;

/** Every block of structured data in a document. Throws when one is no JSON. */
export function readBlocks(html: string): Block[] {
  return html
    .matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
    .map(([, json = ""]) => JSON.parse(json) as Block)
    .toArray();
}

/** What people read of a document: its text without scripts, styles and tags. */
export function readVisibleText(html: string): string {
  return html
    .replaceAll(/<(script|style|head)\b.*?<\/\1>/gs, " ")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<\/?(?:span|a|strong|b|em|time|abbr|i)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const endOfLine = /<\/(?:p|li|label|option|h\d|dt|dd|td|th|legend|button|summary|div)>/;

/** The same with each block, control and cell on a line of its own. */
export function readVisibleLines(html: string): string {
  const body = html.replaceAll(/<(script|style|head)\b.*?<\/\1>/gs, " ");
  return body.split(endOfLine).map(readVisibleText).join("\n");
}

/** A page with what it says to machines and to people. */
export interface Described extends WalkedPage {
  blocks: Block[];
  visible: string;
}

/** Types of things that are places and no business. */
export const placeTypes = new Set(["Place", "Beach", "City"]);

/** Vehicles without an editorial page: the catalogue alone knows them. */
const vehiclePages: Page[] = catalogue
  .map(({ id, name }) => ({ path: `/vehicles/${id}`, name }))
  .filter(({ path }) => !pages.some((page) => page.path === path))
  .map(({ path, name }) => ({
    path,
    name,
    title: name,
    description: "",
    kind: "model",
    islands: [],
    query: [],
    isIndexed: true,
  }));

/** Every page of the site, vehicles that the catalogue alone knows included. */
export async function readStructuredData(site: SharedSite): Promise<Described[]> {
  const walked = await walk(site, [...pages, ...vehiclePages]);
  return walked.map((page) =>
    Object.assign(page, { blocks: readBlocks(page.text), visible: readVisibleText(page.text) }),
  );
}

/** A thing and all that is said inside it. */
export function listThings(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(listThings);
  if (typeof value !== "object" || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(listThings)];
}

/** Whether nothing is said. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** What the head says of a property. */
export function readMeta(text: string, property: string): string | undefined {
  return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(text)?.[1];
}
