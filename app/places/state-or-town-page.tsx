import { data } from "react-router";
import { findMunicipality } from "#content/places/municipalities.ts";
import { locationNotFound, pageNotFound } from "#content/pages/words/errors.ts";
import { requirePage } from "#content/pages/pages.ts";
import { statePage } from "#content/pages/words/state.ts";
import { statePath, townPath } from "#content/pages/paths.ts";
import { findState } from "#content/places/states.ts";
import { LocationNotFoundScreen, NotFoundScreen } from "#app/site/error-screens.tsx";
import { siteContext } from "#app/context.ts";
import { buildNotFoundMeta, buildPageMeta } from "#app/site/metadata.ts";
import { readStatePage } from "#app/places/state/state-view-model.ts";
import { readTownPage } from "#app/places/town/town-view-model.ts";
import type { Route } from "./+types/state-or-town-page";
import { StatePage } from "#app/places/state/state-page.tsx";
import { TownPage } from "#app/places/town/town-page.tsx";

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return buildNotFoundMeta(locationNotFound.title);
  if (loaderData.kind === "nothing") return buildNotFoundMeta(pageNotFound.title);
  if (loaderData.kind === "town") {
    return buildPageMeta(matches, requirePage(townPath(loaderData)));
  }
  const state = findState(loaderData.slug);
  const names = state?.places.slice(0, statePage.keywordPlacesCount).map(({ name }) => name) ?? [];
  const keywords = names.map((name) => `${name} golf carts`);
  return buildPageMeta(matches, { ...requirePage(statePath(loaderData)), keywords });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const slug = /^(.+)-golf-carts$/.exec(params.slug)?.[1];
  // A path without this ending names no place: it gets the plain 404 page.
  if (slug === undefined) return data({ kind: "nothing" as const }, { status: 404 });
  const state = findState(slug);
  if (state) return data({ kind: "state" as const, slug, page: await readStatePage(site, state) });
  const town = findMunicipality(slug);
  if (town) return data({ kind: "town" as const, slug, page: await readTownPage(site, town) });
  return data(null, { status: 404 });
}

export default function StateOrTown({ loaderData }: Route.ComponentProps) {
  if (loaderData?.kind === "state") {
    const state = findState(loaderData.slug);
    if (state) return <StatePage state={state} page={loaderData.page} />;
  }
  if (loaderData?.kind === "town") {
    const town = findMunicipality(loaderData.slug);
    if (town) return <TownPage town={town} page={loaderData.page} />;
  }
  return loaderData?.kind === "nothing" ? <NotFoundScreen /> : <LocationNotFoundScreen />;
}
