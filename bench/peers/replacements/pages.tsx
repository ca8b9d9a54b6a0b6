import type { ReactNode } from "react";
import Inventory from "#app/inventory/inventory-page.tsx";
import StateOrTown from "#app/places/state-or-town-page.tsx";
import { PageFrame } from "#app/site/page-frame.tsx";
import { SiteDayProvider, SiteUrlProvider } from "#app/site/structured-data/json-ld.tsx";
import ModelPage from "#app/vehicles/model-page.tsx";
import exported from "../page-data.json";
import { provide } from "./constant-context.ts";
import { PreparedIsland } from "./island.tsx";

const { root, pages } = exported;
provide(SiteUrlProvider, root.siteUrl);
provide(SiteDayProvider, root.today);

/** A page of the site as it was exported: its head and what its component gets. */
export function findPage(path: string) {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`page-data.json has no ${path}`);
  return page;
}

/** The parameters of the routes with one, as in `/vehicles/:slug`. */
export function listSlugs(folder: "/" | "/vehicles/"): string[] {
  const paths = pages.map(({ path }) => path).filter((path) => path !== "/inventory");
  return paths
    .filter((path) => path.slice(0, path.lastIndexOf("/") + 1) === folder)
    .map((path) => path.slice(folder.length));
}

export function StateBody({ path }: { path: string }) {
  return <Framed path={path} component={StateOrTown} />;
}

export function VehicleBody({ path }: { path: string }) {
  return <Framed path={path} component={ModelPage} />;
}

/** @param children the search as the framework's own island, where it needs to be one. */
export function InventoryBody({ path, children }: { path: string; children?: ReactNode }) {
  provide(PreparedIsland, children ?? null);
  return <Framed path={path} component={Inventory} />;
}

/** Our pages take more from React Router than what they are given here; none of it is used. */
type PageComponent = (props: never) => ReactNode;

function Framed({ path, component }: { path: string; component: PageComponent }) {
  const Page = component as (props: { loaderData: unknown }) => ReactNode;
  return (
    <PageFrame facts={root} currentPath={path}>
      <Page loaderData={findPage(path).loaderData} />
    </PageFrame>
  );
}
