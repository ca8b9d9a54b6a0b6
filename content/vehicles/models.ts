import type { Brand } from "#domain/catalogue/vehicle.ts";
import type { Model } from "#domain/catalogue/model.ts";
import { denagoModels } from "./denago-models.ts";
import { evolutionModels } from "./evolution-models.ts";

/** The models with an editorial page, in the order of their brands' lineups. */
export const models: readonly Model[] = [...denagoModels, ...evolutionModels];

const modelsBySlug = new Map(models.map((model) => [model.slug, model]));

/** The editorial page at this slug, or undefined: then the catalogue's detail screen answers. */
export function findModel(slug: string): Model | undefined {
  return modelsBySlug.get(slug);
}

/** The models of a brand. */
export function findModelsOfBrand(brand: Brand): readonly Model[] {
  return models.filter((model) => model.brand === brand);
}
