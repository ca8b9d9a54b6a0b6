import { setImmediate as nextTurn } from "node:timers/promises";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { findPage } from "#content/pages/pages.ts";
import type { PageDates } from "./page-dates.ts";
import { type PageContent, readPageContent, readVehicleContent } from "./page-content.ts";
import { listPlacePaths, listSitePaths, listVehiclePaths } from "./sitemaps.ts";
import type { RenderDocument } from "#server/pages/render.ts";
import type { Inventory } from "#server/inventory/inventory.ts";

/** A page as a sitemap tells of it. */
export interface SurveyedPage {
  /** When what it says last changed, in ISO 8601. */
  changedAt: string;
  images: readonly string[];
}

/** Looks at every indexed page; pages that do not answer 200 are left out. */
export type SurveyPages = (catalogue: Catalogue) => Promise<ReadonlyMap<string, SurveyedPage>>;

export interface SurveyParts {
  siteUrl: string;
  inventory: Pick<Inventory, "changedAt">;
  pageDates: PageDates;
  /** Renders pages over this state of the catalogue, whatever the database does meanwhile. */
  renderWith: (catalogue: Catalogue) => RenderDocument;
  now?: () => Date;
}

/**
 * Renders every listed page once for each state of the catalogue and remembers when what it says
 * changed. Whoever asks meanwhile waits for the same survey, and visitors are served in between.
 */
export function createSurvey(parts: SurveyParts): SurveyPages {
  let latest: { revision: number; pages: ReturnType<SurveyPages> } | null = null;
  let isSurveyed = false;

  async function survey(catalogue: Catalogue) {
    const contents = await readContents(parts, catalogue);
    const hashes = new Map([...contents].map(([path, { textHash }]) => [path, textHash]));
    // What changed since this process last looked, the catalogue changed. What changed before,
    // another build may have: then it was nobody's to read before now.
    const changedAt = isSurveyed ? await parts.inventory.changedAt() : null;
    const at = changedAt === null ? (parts.now?.() ?? new Date()) : new Date(changedAt);
    const dates = await parts.pageDates.record(hashes, at);
    isSurveyed = true;
    return new Map(
      [...contents].flatMap(([path, { images }]) => {
        const date = dates.get(path);
        return date === undefined ? [] : [[path, { changedAt: date, images }] as const];
      }),
    );
  }

  return (catalogue) => {
    if (latest?.revision === catalogue.revision) return latest.pages;
    const pages = survey(catalogue);
    const begun = { revision: catalogue.revision, pages };
    latest = begun;
    pages.catch(() => {
      if (latest === begun) latest = null;
    });
    return pages;
  };
}

async function readContents(
  { siteUrl, renderWith }: SurveyParts,
  catalogue: Catalogue,
): Promise<ReadonlyMap<string, PageContent>> {
  const render = renderWith(catalogue);
  const contents = new Map<string, PageContent>();
  const paths = [...listSitePaths(), ...listPlacePaths(), ...listVehiclePaths(catalogue.vehicles)];
  for (const path of paths) {
    if (!findPage(path)) continue;
    const response = await render(new Request(siteUrl + path));
    if (response.status === 200) contents.set(path, readPageContent(await response.text()));
    await nextTurn();
  }
  // A catalogue may hold thousands of vehicles; their screens show their records, so none of
  // them is rendered to be dated.
  for (const vehicle of catalogue.vehicles) {
    const path = `/vehicles/${vehicle.id}`;
    if (!findPage(path)) contents.set(path, readVehicleContent(vehicle));
  }
  return contents;
}
