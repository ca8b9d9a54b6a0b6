import type { SiteMaps, SiteScenes } from "#domain/geography/map.ts";
import { placePath } from "#content/pages/paths.ts";
import { coastalPlaces } from "#content/places/states.ts";
import { planShoreScene } from "./scene-plan.ts";
import { facingOfShore } from "#domain/geography/shore.ts";
import { keepPicture, pagePathOf, type Picture, pictureUrl } from "#illustrations/picture.ts";
import { drawShoreScene } from "./shore-scene.ts";

/** The scenes as pages see them, and the pictures behind the addresses that these name. */
export interface PicturedScenes extends SiteScenes {
  /** The picture at a path; undefined: there is none. */
  picture(path: string): Picture | undefined;
}

/** The view from every place; each is drawn when it is first asked for, and kept. */
export function createScenes({ landNear }: Pick<SiteMaps, "landNear">): PicturedScenes {
  const kept = new Map<string, Picture>();
  const draw = (pagePath: string) => {
    const known = kept.get(pagePath);
    const found = coastalPlaces.find(({ state, place }) => placePath(state, place) === pagePath);
    if (known || !found) return known;
    const { state, place } = found;
    const facing = facingOfShore(place.coordinates, landNear(place.coordinates));
    const plan = planShoreScene({
      stateSlug: state.slug,
      slug: place.slug,
      region: state.region,
      type: place.type,
      lat: place.coordinates.lat,
      ...(facing.kind === "one-side" ? { seaBearingDegrees: facing.bearingDegrees } : {}),
    });
    const picture = keepPicture(drawShoreScene(plan));
    kept.set(pagePath, picture);
    return picture;
  };
  return {
    place: (stateSlug, slug) => {
      const pagePath = placePath({ slug: stateSlug }, { slug });
      const picture = draw(pagePath);
      return picture && pictureUrl("scenes", pagePath, picture);
    },
    picture: (path) => draw(pagePathOf("scenes", path)),
  };
}
