import { findModelsOfBrand } from "#content/vehicles/models.ts";
import { findSeriesOfBrand } from "#content/vehicles/series.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { findLowestPrice, sortInStockFirst } from "#domain/catalogue/availability.ts";
import { buildSeriesOffer, type Series, type SeriesOffer } from "#domain/catalogue/model.ts";
import { type BatteryKind, readTraits } from "#domain/catalogue/vehicle-traits.ts";
import type { Brand, Vehicle } from "#domain/catalogue/vehicle.ts";

export interface SeriesOfBrand {
  series: Series;
  offer: SeriesOffer;
}

export interface BrandPageData {
  brand: Brand;
  /** The brand's models with an editorial page, in their order there; sold ones last. */
  models: Vehicle[];
  /** In their order; those with nothing in stock last. */
  series: SeriesOfBrand[];
  /** Of what is in stock; null without any, or while the catalogue cannot be read. */
  span: BrandSpan | null;
  /** Of all its carts; null where they differ, or while the catalogue cannot be read. */
  sharedBattery: BatteryKind | null;
}

export interface BrandSpan {
  fromDollars: number;
  seats: { from: number; to: number };
}

/** The models and series of a brand; without prices while the catalogue cannot be read. */
export function readBrandPage(catalogue: Catalogue | null, brand: Brand): BrandPageData {
  const vehicles = catalogue?.vehicles.filter((vehicle) => vehicle.brand === brand) ?? [];
  const find = (id: string) => vehicles.find((vehicle) => vehicle.id === id);
  return {
    brand,
    models: sortInStockFirst(findModelsOfBrand(brand).flatMap(({ slug }) => find(slug) ?? [])),
    series: findSeriesOfBrand(brand)
      .map((series) => ({ series, offer: buildSeriesOffer(series, vehicles) }))
      .toSorted((one, other) => Number(isInStock(other)) - Number(isInStock(one))),
    span: findSpan(vehicles),
    sharedBattery: findSharedBattery(vehicles),
  };
}

function findSpan(vehicles: readonly Vehicle[]): BrandSpan | null {
  const fromDollars = findLowestPrice(vehicles);
  if (fromDollars === null) return null;
  const inStock = vehicles.filter((vehicle) => vehicle.inStock);
  const seats = inStock.map(({ specifications }) => specifications.seatingCapacity);
  return {
    fromDollars,
    seats: { from: Math.min(...seats), to: Math.max(...seats) },
  };
}

function findSharedBattery(vehicles: readonly Vehicle[]): BatteryKind | null {
  const [kind = null, ...others] = new Set(vehicles.map((vehicle) => readTraits(vehicle).battery));
  return others.length === 0 ? kind : null;
}

/** The cart whose picture stands for a series: in stock, with four seats or with nearest to four. */
export function choosePictured(vehicles: readonly Vehicle[]): Vehicle | undefined {
  const distance = ({ specifications }: Vehicle) => Math.abs(specifications.seatingCapacity - 4);
  const byDistance = vehicles.toSorted((one, other) => distance(one) - distance(other));
  return sortInStockFirst(byDistance)[0];
}

function isInStock({ offer }: SeriesOfBrand): boolean {
  return offer.vehicles.some(({ inStock }) => inStock);
}
