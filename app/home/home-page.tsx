import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import * as words from "#content/pages/words/home.ts";
import { homeHeroPlace, pageScenes } from "#content/places/page-scenes.ts";
import { requirePage } from "#content/pages/pages.ts";
import { contactPath } from "#content/pages/paths.ts";
import { departmentWords } from "#content/pages/words/departments.ts";
import { formatDollars } from "#domain/money/money.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { readDepartmentScenes } from "#app/site/department-scenes.ts";
import { readPageScene } from "#app/site/scene-band.tsx";
import { PhoneBar } from "#app/site/phone-bar.tsx";
import { HomeCarts } from "./home-carts.tsx";
import { HomeCoast } from "./home-coast.tsx";
import { HomeDepartments } from "./home-departments.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeAbout } from "./home-about.tsx";
import { WhyChoose } from "#app/site/why-choose.tsx";
import { chooseHomeVehicles } from "./home-view-model.ts";
import { siteContext } from "#app/context.ts";
import { buildPageMeta } from "#app/site/metadata.ts";
import { toDealerJsonLd, toWebSiteJsonLd } from "#app/site/structured-data/dealer-json-ld.ts";
import type { Route } from "./+types/home-page";

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, requirePage("/"));
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const catalogue = await site.catalogue();
  const { sceneUrl } = site.illustrations.place(homeHeroPlace.stateSlug, homeHeroPlace.placeSlug);
  const page = {
    team: readPageScene(site.illustrations, pageScenes.about),
    departmentScenes: readDepartmentScenes(site.illustrations),
    heroSceneUrl: sceneUrl,
    ...chooseHomeVehicles(catalogue),
  };
  return catalogue ? data(page) : data(page, { headers: { "Cache-Control": "no-store" } });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { team, departmentScenes, heroSceneUrl } = loaderData;
  const { hero, featured, carts } = loaderData;
  return (
    <>
      <JsonLd data={toWebSiteJsonLd} />
      <JsonLd data={toDealerJsonLd} />
      <HomeHero
        {...words.hero}
        phone={business.phone}
        sceneUrl={heroSceneUrl}
        vehicle={hero}
        fromDollars={carts?.fromDollars}
      />
      <HomeDepartments carts={carts} scenes={departmentScenes} />
      {featured.length > 0 && <HomeCarts vehicles={featured} isNewNoted={loaderData.isNewNoted} />}
      <HomeCoast />
      <WhyChoose />
      <HomeAbout scene={team} />
      <PhoneBar
        title={departmentWords.bar}
        price={carts && departmentWords.formatFrom(formatDollars(carts.fromDollars))}
        phone={business.phone}
        quoteHref={contactPath()}
      />
    </>
  );
}
