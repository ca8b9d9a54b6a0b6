import { createHash } from "node:crypto";
import { placePath, statePath, townPath } from "#content/pages/paths.ts";
import type {
  IllustrationsManifest,
  PlaceMap,
  ShoreFacing,
} from "#domain/geography/illustrations.ts";
import type { Municipality, Place, State } from "#domain/geography/place.ts";
import { delaware } from "#content/places/states/delaware.ts";
import { waterOfPlace, waterOfTown } from "#content/places/waters.ts";
import type { CoastlineDrawing, PlaceDrawing } from "./maps/drawings.ts";
import { drawMaps, type MapsOptions } from "./maps/maps.ts";
import { paintCoastlineMap } from "./maps/coastline-picture.ts";
import { paintPlaceMap } from "./maps/place-picture.ts";
import { paintShowroomMap } from "./maps/showroom-picture.ts";
import { paintShoreEdge } from "./maps/shore-edge.ts";
import { deliveryScenePlan } from "./scenes/delivery.ts";
import { homeCallScenePlan } from "./scenes/home-call.ts";
import { planShoreScene, type ShoreScenePlan } from "./scenes/scene-plan.ts";
import { storefrontScenePlan } from "./scenes/shop.ts";
import { storageScenePlan } from "./scenes/storage-barn.ts";
import { teamScenePlan } from "./scenes/team.ts";
import { workshopScenePlan } from "./scenes/workshop.ts";
import { drawShoreScene } from "./scenes/shore-scene.ts";

export interface DrawnIllustrations {
  manifest: IllustrationsManifest;
  /** The text of every SVG file, by its path on the site. */
  files: ReadonlyMap<string, string>;
}

/** Draws every map and scene, and keeps of each map what pages show beside its picture. */
export function drawIllustrations(options: MapsOptions): DrawnIllustrations {
  const maps = drawMaps(options);
  const files = new Map<string, string>();
  /** The file's path on the site; its folder and name are those of the page that shows it. */
  const addFile = (folder: "maps" | "scenes" | "shores", pagePath: string, svg: string): string => {
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
    const url = `/assets/${folder}${pagePath}-${hash}.svg`;
    files.set(url, svg);
    return url;
  };
  const states = maps.states.map(({ state, shape, shorePiece }) => {
    const pictureUrl = addFile("maps", statePath(state), shape.svg);
    const shoreUrl = addFile("shores", statePath(state), paintShoreEdge(shorePiece));
    return [state.slug, { name: state.name, pictureUrl, views: shape.views, shoreUrl }] as const;
  });
  const places = maps.places.map(({ state, place, drawing, facing, shorePiece }) => {
    const pagePath = placePath(state, place);
    const map = toPlaceMap(drawing, addFile("maps", pagePath, paintPlaceMap(drawing)));
    const sceneUrl = addFile("scenes", pagePath, drawScene(state, place, facing));
    const shoreUrl = addFile("shores", pagePath, paintShoreEdge(shorePiece));
    return [`${state.slug}/${place.slug}`, { map, facing, sceneUrl, shoreUrl }] as const;
  });
  const towns = maps.towns.map(({ town, drawing, facing, shorePiece }) => {
    const map = toPlaceMap(drawing, addFile("maps", townPath(town), paintPlaceMap(drawing)));
    const sceneUrl = addFile("scenes", townPath(town), drawShoreScene(planTownScene(town, facing)));
    const shoreUrl = addFile("shores", townPath(town), paintShoreEdge(shorePiece));
    return [town.slug, { map, facing, sceneUrl, shoreUrl }] as const;
  });
  const manifest = {
    coastline: {
      pictureUrl: addFile("maps", "/coast", paintCoastlineMap(maps.coastline)),
      ...toCoastlineMap(maps.coastline),
    },
    shopSceneUrls: {
      storefront: addFile("scenes", "/storefront", drawShoreScene(storefrontScenePlan)),
      workshop: addFile("scenes", "/workshop", drawShoreScene(workshopScenePlan)),
      team: addFile("scenes", "/team", drawShoreScene(teamScenePlan)),
      storage: addFile("scenes", "/storage", drawShoreScene(storageScenePlan)),
      delivery: addFile("scenes", "/delivery", drawShoreScene(deliveryScenePlan)),
      "home-call": addFile("scenes", "/home-call", drawShoreScene(homeCallScenePlan)),
    },
    showroomMapUrl: addFile("maps", "/showroom", paintShowroomMap(maps.showroom)),
    states: Object.fromEntries(states),
    places: Object.fromEntries(places),
    towns: Object.fromEntries(towns),
  };
  return { manifest, files };
}

function drawScene(state: State, place: Place, facing: ShoreFacing): string {
  const plan = planShoreScene({
    stateSlug: state.slug,
    slug: place.slug,
    region: state.region,
    type: place.type,
    water: waterOfPlace(state.slug, place.slug).kind,
    lat: place.coordinates.lat,
    ...toSeaBearing(facing),
  });
  return drawShoreScene(plan);
}

/** The plan of a municipality's scene; without `facing` its sea is on no side. */
export function planTownScene(town: Municipality, facing?: ShoreFacing): ShoreScenePlan {
  return planShoreScene({
    stateSlug: "delaware-town",
    slug: town.slug,
    region: delaware.region,
    town,
    water: waterOfTown(town.slug).kind,
    lat: town.coordinates.lat,
    ...(facing && toSeaBearing(facing)),
  });
}

function toSeaBearing(facing: ShoreFacing): { seaBearingDegrees?: number } {
  return facing.kind === "one-side" ? { seaBearingDegrees: facing.bearingDegrees } : {};
}

function toCoastlineMap({ width, height, states }: CoastlineDrawing) {
  return {
    width,
    height,
    states: states.map(({ slug, name, href, placeCount }) => ({
      slug,
      name,
      href,
      placeCount,
    })),
  };
}

function toPlaceMap({ name, neighbors }: PlaceDrawing, pictureUrl: string): PlaceMap {
  return {
    name,
    pictureUrl,
    neighbors: neighbors.map(({ name: neighborName, href, miles, direction }) => ({
      name: neighborName,
      href,
      miles,
      direction,
    })),
  };
}
