import type { Page } from "./page.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import { business } from "#content/dealership/business.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { findModelsOfBrand } from "#content/vehicles/models.ts";
import { vehiclePath } from "./paths.ts";
import { states } from "#content/places/states.ts";

/** A picture for share cards. */
export interface SharePicture {
  /** A path of this site, or an https URL. */
  path: string;
  /** In pixels; null for a picture that is not of our own set. */
  size: { width: number; height: number } | null;
  /** What the picture shows, for people who do not see it. */
  alternativeText: string;
}

/** What a share picture shows beside its words. */
export type ShareDrawing =
  | { kind: "cart"; vehicleId: string }
  | { kind: "shore"; stateSlug: string; vehicleId: string }
  | { kind: "coast"; vehicleId: string };

/** One picture of the committed set; `tools/share-pictures/share-pictures.ts` draws it. No price: prices change. */
export interface SharePictureSource extends SharePicture {
  title: string;
  subtitle: string;
  drawing: ShareDrawing;
}

/** In pixels: the size that the dealership specified, which social networks show uncut. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The cart in front of the shore: the best known model of the lineup. */
const shoreVehicle = { id: "evolution-d6-max-xt4", name: "Evolution D6 Max XT4" };
const coastText = "The shoreline from Maine to Florida as one line";

const defaultPicture: SharePictureSource = {
  path: "/share/coastline.png",
  size: sharePictureSize,
  title: business.name,
  subtitle: business.tagline,
  alternativeText: `${business.name}. ${coastText}, and an illustration of a cart.`,
  drawing: { kind: "coast", vehicleId: shoreVehicle.id },
};

const brandPictures = Object.values(brandTexts).flatMap(({ brand, name }) => {
  const [model] = findModelsOfBrand(brand);
  if (!model) return [];
  return buildCartPicture(`/${brand}`, `${name} electric carts`, model.slug, model.vehicleName);
});

const stateSources = states.map(({ slug, name }): SharePictureSource => ({
  path: `/share/${slug}.png`,
  size: sharePictureSize,
  title: `${name} golf carts`,
  subtitle: business.name,
  alternativeText: `${name} golf carts. The shoreline of ${name} as one line, and an illustration of a cart.`,
  drawing: { kind: "shore", stateSlug: slug, vehicleId: shoreVehicle.id },
}));

const vehicleSources = catalogue.map(({ id, name }) =>
  buildCartPicture(vehiclePath({ id }), name, id, name),
);

const homePicture = buildCartPicture(
  "/home",
  business.name,
  shoreVehicle.id,
  shoreVehicle.name,
  business.tagline,
);

/** Every picture of the set, each once. */
export const sharePictures: readonly SharePictureSource[] = [
  defaultPicture,
  homePicture,
  ...brandPictures,
  ...stateSources,
  ...vehicleSources,
];

const picturesByPath = new Map(sharePictures.map((picture) => [picture.path, picture]));

/** The picture of a page: its own, that of its state, or the whole coast. */
export function findSharePicture({
  path,
  kind,
}: Pick<Page, "path"> & Partial<Pick<Page, "kind">>): SharePicture {
  return picturesByPath.get(`/share/${nameOf(path, kind)}.png`) ?? defaultPicture;
}

/** The picture of a vehicle: its own first image when that is a photograph, or nothing is drawn. */
export function findVehicleSharePicture(
  vehicle: Pick<Vehicle, "id" | "name" | "images" | "imageTexts">,
): SharePicture {
  const drawn = picturesByPath.get(`/share/${vehicle.id}.png`);
  const [image] = vehicle.images;
  if (image === undefined || (drawn && !image.startsWith("/pictures/photographs/"))) {
    return drawn ?? defaultPicture;
  }
  const alternativeText = vehicle.imageTexts?.[image] ?? vehicle.name;
  return { path: image, size: null, alternativeText };
}

function nameOf(path: string, kind: Page["kind"] | undefined): string {
  const [, first = "", second = ""] = path.split("/");
  if (path === "/") return "home";
  if (kind === "town") return "delaware";
  if (kind === "state") return first.replace(/-golf-carts$/, "");
  return first === "vehicles" ? second : first;
}

function buildCartPicture(
  path: string,
  title: string,
  vehicleId: string,
  vehicleName: string,
  subtitle: string = business.name,
): SharePictureSource {
  return {
    path: `/share/${path.split("/").at(-1)}.png`,
    size: sharePictureSize,
    title,
    subtitle,
    alternativeText: `${title}. Illustration of the ${vehicleName}.`,
    drawing: { kind: "cart", vehicleId },
  };
}
