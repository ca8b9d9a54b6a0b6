import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { models } from "#content/vehicles/models.ts";
import { modelFeaturesMax } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { listModelFeatures } from "./model-features.ts";

const vehicles = new Map((catalogue as Vehicle[]).map((vehicle) => [vehicle.id, vehicle]));

test.each(models.map((model) => [model.slug, model] as const))(
  "%s lists eight features, none twice and none that its specification table states",
  (slug, model) => {
    const vehicle = vehicles.get(slug)!;
    const features = listModelFeatures(vehicle, model);
    expect(features).toHaveLength(modelFeaturesMax);
    expect(new Set(features).size).toBe(modelFeaturesMax);
    for (const service of ["test drive", "warranty", "financing", "storage"]) {
      const saying = features.filter((feature) => feature.toLowerCase().includes(service));
      expect(saying.length, service).toBeLessThan(2);
    }
    const { range, topSpeed } = vehicle.specifications;
    expect(features).not.toContain(`Quoted driving range of ${range}`);
    expect(features).not.toContain(`Top speed of ${topSpeed}`);
  },
);
